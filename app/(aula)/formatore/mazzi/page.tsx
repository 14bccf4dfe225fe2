import type { Metadata } from 'next'
import { listMyDecks } from '#lib/server/deck/list-decks'
import { AboutError } from '../../../_ui/course/about-error'
import { sayDate } from '../../../_ui/date'
import { Prepared } from '../prepared'
import { Refused } from '../refused'
import { make } from './actions'
import { DuplicateDeck } from './duplicate-deck'

export const metadata: Metadata = { title: 'Mazzi di domande', robots: { index: false } }

interface DecksParams {
  readonly searchParams: Promise<{ readonly corso?: string | readonly string[] }>
}

export default async function DecksPage({ searchParams }: DecksParams) {
  const { corso } = await searchParams
  const found = await listMyDecks({ courseId: typeof corso === 'string' ? corso : undefined })
  if (!found.ok) return <Refused error={found.error} at="/formatore/mazzi" />
  const { decks, course, courses } = found.value
  return (
    <Prepared
      title="Mazzi di domande"
      intro={
        course === null
          ? 'Domande preparate prima, nell’ordine che vuoi: per una sessione dal vivo, per un compito, per la carta.'
          : `I mazzi del corso «${course.title}».`
      }
      at="/formatore/mazzi"
      all={decks.map(({ questions, error, changedAt, ...deck }) => ({
        ...deck,
        about: <AboutError error={error} />,
        note: `${questions === 1 ? '1 domanda' : `${questions} domande`} · ultima modifica: ${sayDate(changedAt)}`,
        act: <DuplicateDeck deckId={deck.id} title={deck.title} />,
      }))}
      away="Mazzi messi via"
      begin={{
        action: make,
        heading: ['Prepara il primo mazzo', 'Un altro mazzo'],
        label: 'Titolo',
        submit: 'Crea il mazzo',
        courseLabel: 'Corso (chi lo tiene vede il mazzo)',
        none: 'Nessuno: solo mio',
      }}
      courses={courses}
      course={course}
    />
  )
}
