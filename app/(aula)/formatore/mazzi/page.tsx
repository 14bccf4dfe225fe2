import type { Metadata } from 'next'
import { listMyDecks } from '#lib/server/deck/list-decks'
import { ActionForm } from '../../../_ui/action-form'
import { CourseChoice } from '../../../_ui/course/course-choice'
import { Link } from '../../../_ui/link'
import { Refused } from '../refused'
import { make } from './actions'

export const metadata: Metadata = { title: 'Mazzi di domande', robots: { index: false } }

interface DecksParams {
  readonly searchParams: Promise<{ readonly corso?: string | readonly string[] }>
}

export default async function DecksPage({ searchParams }: DecksParams) {
  const { corso } = await searchParams
  const found = await listMyDecks({ courseId: typeof corso === 'string' ? corso : undefined })
  if (!found.ok) return <Refused error={found.error} at="/formatore/mazzi" />
  const { decks, course, courses } = found.value
  const open = decks.filter(({ archived }) => !archived)
  const away = decks.filter(({ archived }) => archived)
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href="/formatore">Corsi che tieni</Link>
        </p>
        <h1>Mazzi di domande</h1>
        <p className="quiet">
          {course === null
            ? 'Domande preparate prima, nell’ordine che vuoi: per una sessione dal vivo, per un compito, per la carta.'
            : `I mazzi del corso «${course.title}».`}
        </p>
      </header>
      {open.length > 0 && (
        <ul className="list">
          {open.map(({ id, title, questions }) => (
            <li key={id}>
              <Link href={`/formatore/mazzi/${id}`}>
                {title}
                <span className="small quiet">{questions === 1 ? '1 domanda' : `${questions} domande`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="nuovo-mazzo">
        <h2 id="nuovo-mazzo">{open.length === 0 ? 'Prepara il primo mazzo' : 'Un altro mazzo'}</h2>
        <ActionForm action={make} submit="Crea il mazzo" main={open.length === 0}>
          <div className="inp">
            <label htmlFor="titolo">Titolo</label>
            <input id="titolo" name="title" required maxLength={120} autoComplete="off" />
          </div>
          <CourseChoice
            label="Corso (chi lo tiene vede il mazzo)"
            none="Nessuno: solo mio"
            courses={courses}
            chosen={course}
          />
        </ActionForm>
      </section>
      {away.length > 0 && (
        <details className="files">
          <summary>Mazzi messi via ({away.length})</summary>
          <ul className="list">
            {away.map(({ id, title }) => (
              <li key={id}>
                <Link href={`/formatore/mazzi/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
