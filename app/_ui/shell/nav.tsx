'use client'

import { usePathname } from 'next/navigation'
import { Link } from '../link'
import { Pending } from '../pending'
import { type AskWhose, useWhose } from './use-whose'

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

const teachesHere: AskWhose<boolean> = ({ teachesAt }, path) => teachesAt(path)

/**
 * The door of a live session: for who teaches the side where it is opened, for everybody else the side where one comes in. It says the same to
 * all: who reads a page that is the same for everybody is known after it is painted, and no word of it changes then.
 */
function Door({ current }: DoorProps) {
  const href = useWhose(teachesHere)?.said ? '/formatore/sessioni' : '/sessione'
  return (
    <Link className="act door" href={href} aria-current={current(href)} prefetch={false}>
      Sessione
    </Link>
  )
}
