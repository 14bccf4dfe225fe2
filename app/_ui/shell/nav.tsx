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
      <Door current={current} />
    </>
  )
}

interface DoorProps {
  readonly current: (href: string) => 'page' | 'true' | undefined
}

/** The door of a live session, the same for everybody: the site knows at the door whether somebody leads or comes in, and sends them there. */
function Door({ current }: DoorProps) {
  return (
    <Link
      className="act door"
      href="/sessioni"
      aria-current={current('/formatore/sessioni') ?? current('/sessione')}
      prefetch={false}
    >
      Sessione
    </Link>
  )
}
