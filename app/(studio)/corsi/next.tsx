import { theMoment } from '../../_ui/date'
import { Link } from '../../_ui/link'

interface NextProps {
  readonly next: { readonly title: string; readonly href: string; readonly dueAt: number | null }
  readonly course?: string
}

/** What to do next in a course. */
export function Next({ next, course }: NextProps) {
  return (
    <div className="train">
      <p>
        <b>{next.title}</b>
        {next.dueAt !== null && <> · entro {theMoment(next.dueAt)}</>}
      </p>
      {course !== undefined && <p className="small quiet">{course}</p>}
      <p>
        <Link className="btn main" href={next.href}>
          Continua
        </Link>
      </p>
    </div>
  )
}
