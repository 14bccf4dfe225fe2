import { AboutError } from '../course/about-error'
import { Day } from '../date'
import { Link } from '../link'

interface SheetLinesProps {
  readonly sheets: readonly {
    readonly id: string
    readonly title: string
    readonly error: string | null
    readonly createdAt: number
    readonly open: boolean
  }[]
}

/** Tests on paper that were made, each with the way back to it. */
export function SheetLines({ sheets }: SheetLinesProps) {
  return (
    <ul className="list">
      {sheets.map(({ id, title, error, createdAt, open }) => (
        <li key={id}>
          <Link href={`/formatore/fogli/${id}`} prefetch={false}>
            {title}
            <AboutError error={error} />
            <span className="small quiet">
              <Day at={createdAt} /> · correzione {open ? 'aperta' : 'chiusa'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
