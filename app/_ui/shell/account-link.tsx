'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Link } from '../link'
import { useReader } from './reader'

/**
 * «Accedi» for a guest, «Account» for who signed in. Pages are the same for everybody, so both who is reading and which page to come
 * back to are looked up in the browser.
 */
export function AccountLink() {
  const path = usePathname()
  const reader = useReader(path)
  const [back, setBack] = useState('/accedi')
  useEffect(() => setBack(path.startsWith('/accedi') ? '/accedi' : `/accedi?da=${encodeURIComponent(path)}`), [path])
  return reader?.account ? (
    <Link className="act" href="/account">
      Account
    </Link>
  ) : (
    <Link className="act" href={back} prefetch={false}>
      Accedi
    </Link>
  )
}
