'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Link } from '../link'
import { asKept } from './as-kept'
import { isTurn } from './places'
import { type AskWhose, useWhose } from './use-whose'

const hasAccount: AskWhose<boolean> = ({ accountOf }, path) => accountOf(path)

/**
 * «Accedi» for a guest, «Account» for who signed in. Pages are the same for everybody, so both who is reading and which page to come
 * back to are looked up in the browser. Until it is known the stylesheet draws what was true on this device last, and neither of them
 * right after signing in or out.
 */
export function AccountLink() {
  const path = usePathname()
  const [back, setBack] = useState('/accedi')
  useLayoutEffect(asKept, [])
  useEffect(() => setBack(path.startsWith('/accedi') ? '/accedi' : `/accedi?da=${encodeURIComponent(path)}`), [path])
  const known = useWhose(hasAccount)
  const turning = known !== undefined && known.path !== path && isTurn(known.path)
  const mark = turning ? 'act reader-link turning' : 'act reader-link'
  return (
    <>
      {known?.said !== true && (
        <Link className={`${mark} guest`} href={back} prefetch={false}>
          Accedi
        </Link>
      )}
      {known?.said !== false && (
        <Link className={`${mark} mine`} href="/account">
          Account
        </Link>
      )}
    </>
  )
}
