import type { Pupil } from '#lib/server/courses/pupils'
import { Link } from '../../../../../_ui/link'

interface NeighboursProps {
  readonly place: {
    readonly number: number
    readonly of: number
    readonly before: Pupil | null
    readonly after: Pupil | null
  }
  /** What the pages are of which this is one. */
  readonly label?: string
  /** The same page of somebody else. */
  readonly at: (pupil: Pupil) => string
}

/** The same page, which is of one assignment unless something else is said, of whoever stands before and after in the gradebook. */
export function Neighbours({
  place: { number, of, before, after },
  label = 'Lo stesso compito, di altre persone',
  at,
}: NeighboursProps) {
  if (of < 2) return null
  return (
    <nav className="pager" aria-label={label}>
      {before && (
        <Link href={at(before)} prefetch={false}>
          Precedente<span className="vh">: {before.name}</span>
        </Link>
      )}
      <span className="quiet num">
        {number} di {of}
      </span>
      {after && (
        <Link href={at(after)} prefetch={false}>
          Successivo<span className="vh">: {after.name}</span>
        </Link>
      )}
    </nav>
  )
}
