'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from '../../../../_ui/link'

/** The pages of a course: those of its own, then what is prepared for it. */
const tabs = (id: string): readonly (readonly [href: string, name: string])[] => {
  const own = `/formatore/corsi/${id}`
  return [
    [own, 'Oggi'],
    [`${own}/persone`, 'Persone'],
    [`${own}/lezioni`, 'Lezioni'],
    [`${own}/compiti`, 'Compiti'],
    [`${own}/registro`, 'Registro'],
    [`${own}/rapporto`, 'Rapporto'],
    [`${own}/segnalazioni`, 'Segnalazioni'],
    [`/formatore/sessioni?corso=${id}`, 'Sessioni'],
    [`/formatore/mazzi?corso=${id}`, 'Mazzi'],
    [`/formatore/domande?corso=${id}`, 'Domande'],
    [`${own}/impostazioni`, 'Impostazioni'],
  ]
}

interface CourseTabsProps {
  readonly courseId: string
  /** How many reports wait for a reply, as it stands beside their name. */
  readonly waiting: ReactNode
}

/**
 * The pages of a course; the one on screen is marked, and so is the one that it belongs to. On a phone they are one line that is moved
 * sideways, and begins at the one that is marked.
 */
export function CourseTabs({ courseId, waiting }: CourseTabsProps) {
  const path = usePathname()
  const own = `/formatore/corsi/${courseId}`
  const row = useRef<HTMLUListElement>(null)
  // The line itself is moved: `scrollIntoView` would move the page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another mark
  useLayoutEffect(() => {
    const center = () => {
      const marked = row.current?.querySelector<HTMLElement>('[aria-current]')
      if (row.current && marked)
        row.current.scrollLeft = marked.offsetLeft - (row.current.clientWidth - marked.offsetWidth) / 2
    }
    center()
    // A phone that is turned has another line.
    window.addEventListener('resize', center)
    return () => window.removeEventListener('resize', center)
  }, [path])
  const current = (href: string) => {
    if (path === href) return 'page'
    return href !== own && path.startsWith(`${href}/`) ? 'true' : undefined
  }
  return (
    <nav className="tabs" aria-label="Il corso">
      <ul ref={row}>
        {tabs(courseId).map(([href, name]) => (
          <li key={href}>
            <Link href={href} aria-current={current(href)} prefetch={false}>
              {name}
              {href === `${own}/segnalazioni` && waiting}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
