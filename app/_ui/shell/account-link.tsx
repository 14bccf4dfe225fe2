'use client'

import { usePathname } from 'next/navigation'
import { Link } from '../link'
import { useReader } from './reader'

/** «Accedi» for a guest, «Account» for who signed in. Pages are static, so it is asked from the browser. */
export function AccountLink() {
  const path = usePathname()
  const reader = useReader(path)
  return reader?.account ? (
    <Link className="act" href="/account">
      Account
    </Link>
  ) : (
    <Link
      className="act"
      href={path.startsWith('/accedi') ? '/accedi' : `/accedi?da=${encodeURIComponent(path)}`}
      prefetch={false}
    >
      Accedi
    </Link>
  )
}
