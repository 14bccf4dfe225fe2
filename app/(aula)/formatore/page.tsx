import type { Metadata } from 'next'
import { listTaught } from '#lib/server/courses/list-taught'
import { ActionForm } from '../../_ui/action-form'
import { CourseDone } from '../../_ui/course/course-done'
import { PHASES } from '../../_ui/course/phases'
import { Link } from '../../_ui/link'
import { AskToTeach } from '../../(studio)/corsi/ask-to-teach'
import { makeCourse } from './actions'
import { CourseFields } from './course-fields'
import { Refused } from './refused'

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

export default async function TeacherPage({ searchParams }: TeacherParams) {
  const found = await listTaught()
  if (!found.ok) return found.error === 'not-allowed' ? <NotYet /> : <Refused error={found.error} at="/formatore" />
  const courses = found.value
  return (
    <div className="plain narrow">
      <header>
        <h1>Corsi che tieni</h1>
        <p className="quiet">
          Di ogni corso vedi solo chi vi partecipa, e solo ciò che fa lì o sceglie di condividere.
        </p>
      </header>
      <CourseDone of={await searchParams} />
      {courses.length > 0 && (
        <ul className="list rows">
          {courses.map(({ id, title, phase, students }) => (
            <li key={id}>
              <p>
                <b>
                  <Link href={`/formatore/corsi/${id}`}>{title}</Link>
                </b>
                <span className="quiet small">
                  {PHASES[phase]} · {students === 1 ? '1 studente' : `${students} studenti`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="preparare">
        <h2 id="preparare">Da preparare</h2>
        <ul className="list">
          <li>
            <Link href="/formatore/mazzi">Mazzi di domande</Link>
          </li>
          <li>
            <Link href="/formatore/domande">Domande proprie</Link>
          </li>
          <li>
            <Link href="/formatore/fogli">Prove su carta</Link>
          </li>
        </ul>
      </section>
      <section aria-labelledby="nuovo-corso">
        <h2 id="nuovo-corso">{courses.length === 0 ? 'Crea il tuo primo corso' : 'Un altro corso'}</h2>
        <ActionForm action={makeCourse} submit="Crea il corso" main={courses.length === 0}>
          <CourseFields />
        </ActionForm>
      </section>
    </div>
  )
}
