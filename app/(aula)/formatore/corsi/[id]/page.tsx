import type { Metadata } from 'next'
import { sayWhoHolds, tally } from '#lib/italian/site'
import { getToday, type TodayDto } from '#lib/server/courses/today'
import { CourseDone } from '../../../../_ui/course/course-done'
import { COURSE_IS } from '../../../../_ui/course/phases'
import { sayDate } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'
import { Refused } from '../../refused'
import { AppealsToday } from './appeals-today'
import { CourseTabs } from './course-tabs'
import { Due, NotBegun } from './due'
import { SharedErrorList } from './errori/shared-errors'
import { WeakAreaList } from './errori/weak-areas'
import { Invitation } from './invitation'
import { Rest } from './rest'
import { Waiting } from './waiting'

export const metadata: Metadata = { title: 'Corso', robots: { index: false } }

interface CourseParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function TaughtCoursePage({ params, searchParams }: CourseParams) {
  const { id } = await params
  const found = await getToday({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}`} />
  const today = found.value
  const { course, students, now } = today
  return (
    <div className="plain course-today">
      <nav className="crumb" aria-label="Percorso">
        <Link href="/formatore">Corsi che tieni</Link>
      </nav>
      <header>
        <h1>{course.title}</h1>
        <p className="quiet">
          {sayDate(now)} · {students === 1 ? '1 studente' : `${students} studenti`} ·{' '}
          {students > 0 && today.awaited > 0 && (
            <>
              <Link href={`/formatore/corsi/${course.id}/persone`} prefetch={false}>
                {tally(today.awaited, 'persona')} in attesa
              </Link>
              {' · '}
            </>
          )}
          il corso {COURSE_IS[course.phase]}
        </p>
      </header>
      <CourseTabs courseId={course.id} waiting={<Waiting n={today.appeals.waiting} />} />
      <CourseDone of={await searchParams} />
      <AppealsToday courseId={course.id} appeals={today.appeals} />
      {students === 0 ? (
        <NoStudents today={today} />
      ) : (
        <div className="today">
          <NotBegun due={today.due} />
          <section aria-labelledby="che-cosa-fare">
            <h2 id="che-cosa-fare">Che cosa fare</h2>
            <Errors today={today} />
          </section>
          <Due today={today} />
        </div>
      )}
      <Rest today={today} />
    </div>
  )
}

/** The first step in a course without students. */
function NoStudents({ today: { course, invitation, awaited } }: { readonly today: TodayDto }) {
  const people = `/formatore/corsi/${course.id}/persone`
  return (
    <>
      {awaited > 0 ? (
        <p>
          <Link href={people}>{tally(awaited, 'persona')} in attesa</Link>: manda il link
          {invitation === null && ' (l’invito è chiuso: prima riaprilo)'}. Il sito non avvisa nessuno.
        </p>
      ) : (
        <p>
          Nel corso non c’è ancora nessuno: per prima cosa invita chi lo segue, oppure{' '}
          <Link href={people}>carica l’elenco delle persone</Link>.
        </p>
      )}
      {course.phase !== 'archived' && <Invitation courseId={course.id} invitation={invitation} />}
    </>
  )
}

const WholeReport = ({ own }: { readonly own: string }) => (
  <p className="more">
    <Link href={`${own}/rapporto`} prefetch={false}>
      Tutto il rapporto
    </Link>
  </p>
)

/** What the class shares of errors, or else what it is weak in; where nothing can be said yet, the first step towards it. */
function Errors({ today: { course, errors, weak, alone, assignments } }: { readonly today: TodayDto }) {
  const own = `/formatore/corsi/${course.id}`
  if (errors.length > 0)
    return (
      <>
        <p className="small quiet">Ciò che oggi credono più persone. {sayWhoHolds('course')}</p>
        <SharedErrorList courseId={course.id} errors={errors} />
        <WholeReport own={own} />
      </>
    )
  if (weak.length > 0)
    return (
      <>
        <WeakAreaList courseId={course.id} areas={weak} />
        <WholeReport own={own} />
      </>
    )
  if (alone.length > 0)
    return (
      <p>
        {alone.length === 1 ? 'Un errore, di una persona sola' : `${alone.length} errori, ciascuno di una persona sola`}
        : della classe non si può dire niente. Di chi, e che cosa fare, lo dice{' '}
        <Link href={`${own}/rapporto`}>il rapporto</Link>.
      </p>
    )
  if (assignments.length > 0)
    return (
      <p>
        Nessun errore da correggere, per ora: qui compaiono quelli che la classe ha in comune, appena ci sono risposte.
      </p>
    )
  return (
    <>
      <p>Non c’è ancora nessuna risposta. Assegna qualcosa: dalle risposte si vede che cosa correggere.</p>
      <div className="go">
        <Link className="btn main" href={`${own}/compiti`}>
          Assegna il primo compito
        </Link>
      </div>
    </>
  )
}
