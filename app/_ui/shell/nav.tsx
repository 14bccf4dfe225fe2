'use client'

import { usePathname } from 'next/navigation'
import { Link } from '../link'
import { Pending } from '../pending'

const places = [
  ['/lezioni', 'Lezioni'],
  ['/quiz', 'Allenati'],
  ['/esame', 'Esame'],
  ['/chiamate', 'Chiamate'],
  ['/regole', 'Regole'],
  ['/corsi', 'Corsi'],
] as const

/** The sections of the site, and beside them the door that a class goes through; the one on screen is marked. */
export function Nav() {
  const path = usePathname()
  const current = (href: string) => (path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined)
  return (
    <>
      <nav aria-label="Principale">
        <ul>
          {places.map(([href, name]) => (
            <li key={href}>
              <Link href={href} aria-current={current(href)}>
                {name}
                <Pending />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link className="act door" href="/sessione" aria-current={current('/sessione')} prefetch={false}>
        Dal vivo
      </Link>
    </>
  )
}
