import { does, tally, timeLeft } from '#lib/italian/site'
import type { TeachersDayDto } from '#lib/server/courses/teachers-day'
import { Link } from '../../_ui/link'
import { UnderWay } from './sessioni/under-way'

interface Line {
  readonly href: string
  readonly what: string
  readonly where: string
}

/** What waits for whoever teaches, what cannot wait first. */
const linesOf = ({ appeals, ending, empty, now }: TeachersDayDto): readonly Line[] => [
  ...appeals.map(({ course, waiting }) => ({
    href: `/formatore/corsi/${course.id}/segnalazioni`,
    what: `${waiting === 1 ? 'Una segnalazione' : `${waiting} segnalazioni`} ${does('aspetta', waiting)} una risposta`,
    where: course.title,
  })),
  ...ending.map(({ id, title, course, end }) => ({
    href: `/formatore/corsi/${course.id}/compiti/${id}`,
    what: title,
    where: `${course.title} · ${timeLeft(end, now)}`,
  })),
  ...empty.map(({ id, title, awaited }) => ({
    href: `/formatore/corsi/${id}`,
    what: awaited > 0 ? 'Manda il link dell’invito' : 'Invita chi segue il corso',
    where: `${title} · ${awaited > 0 ? `${tally(awaited, 'persona')} in attesa` : 'non c’è ancora nessuno'}`,
  })),
]

/** What to do today, in all the courses that one teaches; nothing where nothing waits. */
export function TeachersToday({ day }: { readonly day: TeachersDayDto }) {
  const lines = linesOf(day)
  if (lines.length + day.classes.length === 0) return null
  return (
    <section aria-labelledby="oggi">
      <h2 id="oggi">Da fare oggi</h2>
      <UnderWay classes={day.classes} />
      {lines.length > 0 && (
        <ul className="list">
          {lines.map(({ href, what, where }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {what}
                <span className="small quiet">{where}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
