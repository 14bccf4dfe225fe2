import { tally } from '#lib/italian/site'
import { Link } from '../link'
import { PHASES } from './phases'

interface TaughtListProps {
  readonly courses: readonly {
    readonly id: string
    readonly title: string
    readonly phase: keyof typeof PHASES
    readonly students: number
  }[]
}

/** The courses that somebody teaches, a line each. */
export const TaughtList = ({ courses }: TaughtListProps) => (
  <ul className="list rows">
    {courses.map(({ id, title, phase, students }) => (
      <li key={id}>
        <p>
          <b>
            <Link href={`/formatore/corsi/${id}`}>{title}</Link>
          </b>
          <span className="quiet small">
            {PHASES[phase]} · {tally(students, 'studente')}
          </span>
        </p>
      </li>
    ))}
  </ul>
)
