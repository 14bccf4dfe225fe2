import type { LessonDto } from '#lib/server/courses/attended'
import type { DutyDto } from '#lib/server/courses/duties'
import { sayDate } from '../../../_ui/date'
import { Link } from '../../../_ui/link'
import { saySections } from '../../../_ui/reading/say'
import { type ClassLine, sayClass } from '../class-line'
import { KINDS, sayOutcome, sayTimes } from '../duty-line'

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
                {[saySections(read, sections), dueOn === null ? null : `entro il ${sayDate(Date.parse(dueOn))}`]
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

/** What there is to do in a course, and what one has made of it. */
export function Duties({ courseId, duties }: { readonly courseId: string; readonly duties: readonly DutyDto[] }) {
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
              <span className="quiet small">{[KINDS[duty.kind], sayTimes(duty)].filter(Boolean).join(' · ')}</span>
            </p>
            <p className="small">{sayOutcome(duty)}</p>
          </li>
        ))}
      </ul>
    </section>
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
