import type { Metadata } from 'next'
import { teachersDay } from '#lib/server/courses/teachers-day'
import { ActionForm } from '../../_ui/action-form'
import { CourseDone } from '../../_ui/course/course-done'
import { TaughtList } from '../../_ui/course/taught-list'
import { Link } from '../../_ui/link'
import { TeacherNameField } from '../../_ui/name-field'
import { WaitingToTeach } from '../../(studio)/amministrazione/waiting'
import { AskToTeach } from '../../(studio)/corsi/ask-to-teach'
import { makeCourse } from './actions'
import { CourseFields } from './course-fields'
import { Refused } from './refused'
import { TeachersToday } from './today'

export const metadata: Metadata = { title: 'Corsi che tieni', robots: { index: false } }

interface TeacherParams {
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

/** What whoever does not teach yet reads here. */
const NotYet = () => (
  <div className="plain narrow">
    <header>
      <h1>Tenere un corso</h1>
      <p className="quiet">Questa pagina è di chi tiene corsi, e il tuo account non ha ancora quel ruolo.</p>
    </header>
    <AskToTeach />
    <p className="more">
      <Link href="/corsi">I corsi che segui</Link>
    </p>
  </div>
)

/** What is taken to a class, and what is made ready for one. */
const Rooms = () => (
  <div className="two course-rest">
    <section aria-labelledby="in-aula">
      <h2 id="in-aula">In aula</h2>
      <ul className="list">
        <li>
          <Link href="/formatore/sessioni">Sessioni dal vivo</Link>
        </li>
        <li>
          <Link href="/formatore/fogli">Prove su carta</Link>
        </li>
      </ul>
    </section>
    <section aria-labelledby="preparare">
      <h2 id="preparare">Da preparare</h2>
      <ul className="list">
        <li>
          <Link href="/formatore/mazzi">Mazzi di domande</Link>
        </li>
        <li>
          <Link href="/formatore/domande">Domande proprie</Link>
        </li>
      </ul>
    </section>
  </div>
)

/** The first course, or another one, which is not made every day. */
function NewCourse({ first, named }: { readonly first: boolean; readonly named: boolean }) {
  const form = (
    <ActionForm action={makeCourse} submit="Crea il corso" main={first}>
      <CourseFields />
      {!named && <TeacherNameField />}
    </ActionForm>
  )
  if (!first)
    return (
      <details className="files">
        <summary id="nuovo-corso">Crea un altro corso</summary>
        {form}
      </details>
    )
  return (
    <section aria-labelledby="nuovo-corso">
      <h2 id="nuovo-corso">Crea il tuo primo corso</h2>
      {form}
    </section>
  )
}

export default async function TeacherPage({ searchParams }: TeacherParams) {
  const found = await teachersDay()
  if (!found.ok) return found.error === 'not-allowed' ? <NotYet /> : <Refused error={found.error} at="/formatore" />
  const { courses, named } = found.value
  const first = courses.length === 0
  return (
    <div className="plain narrow">
      <header>
        <h1>Corsi che tieni</h1>
        <p className="quiet">
          Di ogni corso vedi solo chi vi partecipa, e solo ciò che fa lì o sceglie di condividere.
        </p>
      </header>
      <CourseDone of={await searchParams} />
      <WaitingToTeach />
      <TeachersToday day={found.value} />
      {first ? (
        <NewCourse first named={named} />
      ) : (
        <section aria-labelledby="corsi">
          <h2 id="corsi">I corsi</h2>
          <TaughtList courses={courses} />
          <NewCourse first={false} named={named} />
        </section>
      )}
      <Rooms />
    </div>
  )
}
