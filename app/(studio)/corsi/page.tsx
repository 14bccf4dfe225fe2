import type { Metadata } from 'next'
import { ofDay } from '#lib/italian/site'
import { listAttended } from '#lib/server/courses/attended'
import { getCalendar } from '#lib/server/courses/calendar'
import { listTaught } from '#lib/server/courses/list-taught'
import { ActionForm } from '../../_ui/action-form'
import { CourseDone } from '../../_ui/course/course-done'
import { PHASES } from '../../_ui/course/phases'
import { TaughtList } from '../../_ui/course/taught-list'
import { Day } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { Down } from '../../_ui/trouble/down'
import { calendar, openInvitation } from './actions'
import { AskToTeach } from './ask-to-teach'
import { sayClass } from './class-line'
import { Next } from './next'

export const metadata: Metadata = { title: 'Corsi' }

interface CoursesParams {
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

/** The code of an invitation, to be typed. */
function CodeForm() {
  return (
    <form action={openInvitation} className="find-form">
      <div className="inp">
        <label htmlFor="codice">Codice del corso (8 lettere e cifre)</label>
        <input id="codice" name="code" required maxLength={20} autoComplete="off" autoCapitalize="characters" />
      </div>
      <button type="submit" className="btn">
        Continua
      </button>
    </form>
  )
}

/** The address that reminds one of what is due, in one's own calendar. */
async function CalendarAddress() {
  const found = await getCalendar()
  if (!found.ok) return null
  const { address } = found.value
  return (
    <section aria-labelledby="calendario">
      <h2 id="calendario">Nel tuo calendario</h2>
      <p>
        Le scadenze dei corsi compaiono nel calendario che usi: aggiungi questo indirizzo come calendario in
        abbonamento. Chi lo conosce legge le tue scadenze: non darlo a nessuno.
      </p>
      {address !== null && (
        <p className="long-link">
          <a href={address}>{address}</a>
        </p>
      )}
      <ActionForm action={calendar} submit={address === null ? 'Crea l’indirizzo' : 'Cambia l’indirizzo'} />
    </section>
  )
}

/** What whoever teaches comes here for most often: the courses that they teach. */
async function Taught() {
  const found = await listTaught()
  const courses = found.ok ? found.value : []
  return (
    <section aria-labelledby="tenuti">
      <h2 id="tenuti">Corsi che tieni</h2>
      {courses.length === 0 && <p>Puoi tenere corsi: la prima cosa da fare è crearne uno.</p>}
      {courses.length > 0 && <TaughtList courses={courses} />}
      <p className="more">
        {courses.length > 0 && <Link href="/formatore">Che cosa fare oggi</Link>}
        <Link href="/formatore#nuovo-corso">{courses.length === 0 ? 'Crea il tuo primo corso' : 'Crea un corso'}</Link>
      </p>
    </section>
  )
}

type AttendedCourses = Extract<Awaited<ReturnType<typeof listAttended>>, { readonly ok: true }>['value']['courses']

/** What comes next in the courses that one attends, then each of them. */
function Attended({ courses }: { readonly courses: AttendedCourses }) {
  const [next] = courses
    .flatMap((course) => (course.next ? [{ ...course.next, course: course.title }] : []))
    .sort((a, b) => (a.dueAt ?? Number.POSITIVE_INFINITY) - (b.dueAt ?? Number.POSITIVE_INFINITY))
  return (
    <>
      {next && <Next next={next} course={next.course} />}
      {courses.length > 0 && (
        <ul className="list rows">
          {courses.map(({ id, title, phase, done, of, lastClass }) => (
            <li key={id}>
              <p>
                <b>
                  <Link href={`/corsi/${id}`}>{title}</Link>
                </b>
                <span className="quiet small">
                  {PHASES[phase]}
                  {of > 0 && ` · ${done === 1 ? '1 cosa fatta' : `${done} cose fatte`} su ${of}`}
                </span>
              </p>
              {lastClass !== null && (
                <p className="small">
                  <span>
                    <Link href={`/corsi/${id}/sessioni/${lastClass.id}`} prefetch={false}>
                      Sessione dal vivo <Day at={lastClass.at} article={ofDay} />
                    </Link>
                    : {sayClass(lastClass)}
                  </span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export default async function CoursesPage({ searchParams }: CoursesParams) {
  const found = await listAttended()
  if (!found.ok && found.error !== 'expired-session') return <Down />
  const courses = found.ok ? found.value.courses : []
  const teaches = found.ok && found.value.teaches
  return (
    <div className="plain narrow">
      <header>
        <h1>Corsi</h1>
        <p className="quiet">
          In un corso qualcuno ti accompagna: lezioni, compiti con una data, risultati. Tutto il resto del sito resta
          aperto.
        </p>
      </header>
      <CourseDone of={await searchParams} />
      {teaches && <Taught />}
      {teaches && courses.length > 0 ? (
        <section aria-labelledby="seguiti">
          <h2 id="seguiti">Corsi che segui</h2>
          <Attended courses={courses} />
        </section>
      ) : (
        <Attended courses={courses} />
      )}
      <section aria-labelledby="entra">
        <h2 id="entra">{courses.length === 0 ? 'Hai un codice?' : 'Un altro corso'}</h2>
        {!found.ok && (
          <p>
            Per entrare in un corso serve un account: <Link href="/accedi?da=/corsi">accedi o registrati</Link>.
          </p>
        )}
        {courses.length === 0 && <p>Scrivi il codice, apri il link che hai ricevuto, o inquadra il codice QR.</p>}
        <CodeForm />
        <p className="small">
          È il codice di una sessione in aula? <Link href="/sessione">Entra nella sessione dal vivo</Link>
        </p>
      </section>
      {courses.length > 0 && <CalendarAddress />}
      {!teaches && (
        <section aria-labelledby="tenere">
          <h2 id="tenere">Vuoi tenere un corso?</h2>
          <AskToTeach />
        </section>
      )}
    </div>
  )
}
