'use client'

import { useLinkStatus } from 'next/link'

/** A line that runs under a link while the page it leads to is on its way; it waits a moment, so that quick pages show nothing. */
export function Pending() {
  const { pending } = useLinkStatus()
  return <span className={pending ? 'pending on' : 'pending'} aria-hidden="true" />
}
