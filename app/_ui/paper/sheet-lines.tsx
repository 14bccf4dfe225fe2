import { Day } from '../date'
import { Link } from '../link'

interface SheetLinesProps {
  readonly sheets: readonly {
    readonly id: string
    readonly title: string
    readonly createdAt: number
    readonly open: boolean
  }[]
}

/** Tests on paper that were made, each with the way back to it. */
export function SheetLines({ sheets }: SheetLinesProps) {
  return (
    <ul className="list">
      {sheets.map(({ id, title, createdAt, open }) => (
        <li key={id}>
          <Link href={`/formatore/fogli/${id}`} prefetch={false}>
            {title}
            <span className="small quiet">
              <Day at={createdAt} /> · correzione {open ? 'aperta' : 'chiusa'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
