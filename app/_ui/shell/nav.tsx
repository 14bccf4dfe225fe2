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

/** The door of a live session: for who teaches the side where it is opened, for everybody else the side where one comes in. */
function Door({ current }: DoorProps) {
  const [href, name] = useWhose(teachesHere)?.said ? ['/formatore/sessioni', 'Sessione'] : ['/sessione', 'Dal vivo']
  return (
    <Link className="act door" href={href} aria-current={current(href)} prefetch={false}>
      {name}
    </Link>
  )
}
