'use client'

import { usePathname } from 'next/navigation'
import { Link } from '../link'
import { Pending } from '../pending'

const places = [
  ['/lezioni', 'Lezioni'],
  ['/quiz', 'Quiz'],
  ['/progressi', 'Progressi'],
  ['/corsi', 'Corsi'],
  ['/sessione', 'Dal vivo'],
  ['/glossario', 'Glossario'],
] as const

/** The sections of the site; the one on screen is marked. */
export function Nav() {
  const path = usePathname()
  return (
    <nav aria-label="Principale">
      <ul>
        {places.map(([href, name]) => (
          <li key={href}>
            <Link href={href} aria-current={path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined}>
              {name}
              <Pending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
