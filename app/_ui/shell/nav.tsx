'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
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
      <Door path={path} current={current} />
    </>
  )
}

interface DoorProps {
  readonly path: string
  readonly current: (href: string) => 'page' | 'true' | undefined
}

/** The door of a live session: for who teaches the side where it is opened, for everybody else the side where one comes in. */
function Door({ path, current }: DoorProps) {
  const [teaches, setTeaches] = useState(false)
  useEffect(() => {
    let here = true
    // Fetched after the page, which is the same for everybody.
    import('./whose')
      .then(({ teachesAt }) => teachesAt(path))
      .then((said) => {
        if (here && said !== undefined) setTeaches(said)
      })
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [path])
  const [href, name] = teaches ? ['/formatore/sessioni', 'Sessione'] : ['/sessione', 'Dal vivo']
  return (
    <Link className="act door" href={href} aria-current={current(href)} prefetch={false}>
      {name}
    </Link>
  )
}
