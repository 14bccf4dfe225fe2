import type { ReactNode } from 'react'
import { Link } from '../link'

interface FindProps {
  /** The page that is looked in. */
  readonly at: string
  readonly search: string
  /** Fields that stay as they are. */
  readonly children?: ReactNode
  /** Where everybody is shown again. */
  readonly all?: string
  /** Whether fewer are shown for another reason than what is looked for. */
  readonly narrowed?: boolean
}

/** Looking for people: a form that is an address, so that it works without script. */
export function FindPeople({ at, search, children, all = at, narrowed = false }: FindProps) {
  return (
    <form className="find-form line" action={at}>
      <div className="inp">
        <label htmlFor="cerca">Cerca una persona</label>
        <input id="cerca" name="cerca" type="search" defaultValue={search} autoComplete="off" maxLength={200} />
      </div>
      {children}
      <button type="submit" className="btn">
        Cerca
      </button>
      {(search !== '' || narrowed) && (
        <Link className="btn text" href={all}>
          Mostra tutti
        </Link>
      )}
    </form>
  )
}

interface PagerProps {
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly at: (page: number) => string
}

/** The page before and the one after, of a long list of people. */
export function PeoplePager({ label, page, pages, at }: PagerProps) {
  if (pages === 1) return null
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && <Link href={at(page - 1)}>Pagina prima</Link>}
      <span className="quiet">
        Pagina {page} di {pages}
      </span>
      {page < pages && <Link href={at(page + 1)}>Pagina dopo</Link>}
    </nav>
  )
}

/** How many people a list has, and how many of them were found. */
export const sayFound = ({ search, found, all }: { search: string; found: number; all: number }): string => {
  const people = found === 1 ? '1 persona' : `${found} persone`
  return search === '' ? people : `${people} su ${all}`
}

/** The address of a page of a list of people. */
export function peopleAt(path: string, fields: Readonly<Record<string, string | number>>): string {
  const said = Object.entries(fields).filter(([, value]) => value !== '' && value !== 1)
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}
