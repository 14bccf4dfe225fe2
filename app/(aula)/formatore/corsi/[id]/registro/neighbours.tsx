import type { Pupil } from '#lib/server/courses/pupils'
import { Link } from '../../../../../_ui/link'

interface NeighboursProps {
  readonly place: {
    readonly number: number
    readonly of: number
    readonly before: Pupil | null
    readonly after: Pupil | null
  }
  /** The page of the same assignment of somebody else. */
  readonly at: (pupil: Pupil) => string
}

/** The same assignment of whoever stands before and after in the gradebook. */
export function Neighbours({ place: { number, of, before, after }, at }: NeighboursProps) {
  if (of < 2) return null
  return (
    <nav className="pager" aria-label="Lo stesso compito, di altre persone">
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
