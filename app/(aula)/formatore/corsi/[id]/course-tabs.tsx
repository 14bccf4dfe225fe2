'use client'

import { usePathname } from 'next/navigation'
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

/** The pages of a course; the one on screen is marked, and so is the one that it belongs to. */
export function CourseTabs({ courseId }: { readonly courseId: string }) {
  const path = usePathname()
  const own = `/formatore/corsi/${courseId}`
  const current = (href: string) => {
    if (path === href) return 'page'
    return href !== own && path.startsWith(`${href}/`) ? 'true' : undefined
  }
  return (
    <nav className="tabs" aria-label="Il corso">
      <ul>
        {tabs(courseId).map(([href, name]) => (
          <li key={href}>
            <Link href={href} aria-current={current(href)} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
