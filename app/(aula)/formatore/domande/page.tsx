import type { Metadata } from 'next'
import { listMyOwn } from '#lib/server/own/list-own'
import { ActionForm } from '../../../_ui/action-form'
import { CourseChoice } from '../../../_ui/course/course-choice'
import { Link } from '../../../_ui/link'
import { Refused } from '../refused'
import { make } from './actions'

export const metadata: Metadata = { title: 'Domande proprie', robots: { index: false } }

interface OwnParams {
  readonly searchParams: Promise<{ readonly corso?: string | readonly string[] }>
}

export default async function OwnQuestionsPage({ searchParams }: OwnParams) {
  const { corso } = await searchParams
  const found = await listMyOwn({ courseId: typeof corso === 'string' ? corso : undefined })
  if (!found.ok) return <Refused error={found.error} at="/formatore/domande" />
  const { questions, course, courses } = found.value
  const open = questions.filter(({ archived }) => !archived)
  const away = questions.filter(({ archived }) => archived)
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href="/formatore">Corsi che tieni</Link>
        </p>
        <h1>Domande proprie</h1>
        <p className="quiet">
          {course === null
            ? 'Costruisci una situazione sul tavolo e scegli che cosa chiedere. La risposta la dà il sito, con le regole.'
            : `Le domande del corso «${course.title}».`}
        </p>
      </header>
      {open.length > 0 && (
        <ul className="list">
          {open.map(({ id, title, version }) => (
            <li key={id}>
              <Link href={`/formatore/domande/${id}`}>
                {title}
                <span className="small quiet">{version === 0 ? 'bozza' : `versione ${version}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="nuova">
        <h2 id="nuova">{open.length === 0 ? 'Costruisci la prima domanda' : 'Un’altra domanda'}</h2>
        <ActionForm action={make} submit="Comincia" main={open.length === 0}>
          <div className="inp">
            <label htmlFor="titolo">Titolo, per ritrovarla</label>
            <input id="titolo" name="title" required maxLength={120} autoComplete="off" />
          </div>
          <CourseChoice
            label="Corso (chi lo tiene vede la domanda)"
            none="Nessuno: solo mia"
            courses={courses}
            chosen={course}
          />
        </ActionForm>
      </section>
      {away.length > 0 && (
        <details className="files">
          <summary>Domande messe via ({away.length})</summary>
          <ul className="list">
            {away.map(({ id, title }) => (
              <li key={id}>
                <Link href={`/formatore/domande/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
