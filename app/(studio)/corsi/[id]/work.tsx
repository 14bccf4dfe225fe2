import { ASSIGNMENT_KINDS, sayHowTotal, sayPoints, sayWeight } from '#lib/italian/site'
import type { LessonDto } from '#lib/server/courses/attended'
import type { DutyDto } from '#lib/server/courses/duties'
import type { OwnTotal } from '#lib/server/courses/own-total'
import { sayDate, theDate } from '../../../_ui/date'
import { Link } from '../../../_ui/link'
import { saySections } from '../../../_ui/reading/say'
import { type ClassLine, sayClass } from '../class-line'
import { sayOutcome, sayTimes } from '../duty-line'

/** The lessons of a course, each with what its instructors say of it and how far one has read. */
export function CourseLessons({ lessons }: { readonly lessons: readonly LessonDto[] }) {
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby="lezioni">
      <h2 id="lezioni">Lezioni</h2>
      <ol className="list rows">
        {lessons.map(({ slug, title, note, dueOn, read, sections }) => (
          <li key={slug}>
            <p>
              <b>
                <Link href={`/lezioni/${slug}`}>{title}</Link>
              </b>
              {note !== '' && <span>{note}</span>}
              <span className="quiet small">
                {[saySections(read, sections), dueOn === null ? null : `entro ${theDate(Date.parse(dueOn))}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface DutiesProps {
  readonly courseId: string
  readonly duties: readonly DutyDto[]
  readonly total: OwnTotal
}

/** What there is to do in a course, what one has made of it, and what that comes to. */
export function Duties({ courseId, duties, total }: DutiesProps) {
  if (duties.length === 0) return null
  return (
    <section aria-labelledby="compiti">
      <h2 id="compiti">Compiti</h2>
      <ul className="list rows">
        {duties.map((duty) => (
          <li key={duty.id}>
            <p>
              <b>
                <Link href={`/corsi/${courseId}/compiti/${duty.id}`}>{duty.title}</Link>
              </b>
              <span className="quiet small">
                {[ASSIGNMENT_KINDS[duty.kind], sayWeight(duty.weight), sayTimes(duty)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <p className="small">{sayOutcome(duty)}</p>
          </li>
        ))}
      </ul>
      <Total total={total} />
    </section>
  )
}

/** What the points of a course come to, as its gradebook says it, and how. */
function Total({ total: { points, outOf, counting, waiting } }: Pick<DutiesProps, 'total'>) {
  if (outOf === 0) return null
  return (
    <p>
      <b>
        In tutto {sayPoints(points)} su {sayPoints(outOf)}.
      </b>{' '}
      <span className="small quiet">
        {sayHowTotal(counting)}
        {waiting > 0 && ' Mancano i punteggi che non si vedono ancora.'}
      </span>
    </p>
  )
}

interface CourseClassesProps {
  readonly courseId: string
  readonly classes: readonly (ClassLine & { readonly id: string; readonly title: string })[]
}

/** The live sessions in which one took part, each with one's own result. */
export function CourseClasses({ courseId, classes }: CourseClassesProps) {
  if (classes.length === 0) return null
  return (
    <section aria-labelledby="dal-vivo">
      <h2 id="dal-vivo">Sessioni dal vivo</h2>
      <ul className="list rows">
        {classes.map(({ id, title, ...line }) => (
          <li key={id}>
            <p>
              <b>
                <Link href={`/corsi/${courseId}/sessioni/${id}`} prefetch={false}>
                  {title}
                </Link>
              </b>
              <span className="quiet small">{sayDate(line.at)}</span>
            </p>
            <p className="small">{sayClass(line)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
