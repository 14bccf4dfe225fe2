'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/** A link whose page is fetched ahead once somebody points at it, and not for being in view: each page would ask for the seven of the menu. */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [meant, setMeant] = useState(false)
  const mean = () => setMeant(true)
  return <NextLink prefetch={meant ? null : false} onPointerEnter={mean} onFocus={mean} {...props} />
}
