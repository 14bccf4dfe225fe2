import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { lookForOne } from '#lib/server/classroom/look-for-one'
import { ActionForm } from '../../../../_ui/action-form'
import { Link } from '../../../../_ui/link'
import { Refused } from '../../refused'
import { open } from './actions'

export const metadata: Metadata = { title: 'Una domanda sola', robots: { index: false } }

interface FoundParams {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** The questions that some words are about, to choose the one that a hall is opened with: Enter opens the first. */
export default async function FoundPage({ searchParams }: FoundParams) {
  const { question, byChoice } = await searchParams
  const words = typeof question === 'string' ? question : ''
  const found = await lookForOne({ question: words, byChoice: byChoice === '1' })
  if (!found.ok) return <Refused error={found.error} at="/formatore/sessioni" />
  const { questions, found: many } = found.value
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href="/formatore/sessioni">Sessioni dal vivo</Link>
        </p>
        <h1>Una domanda su «{words}»</h1>
        <p className="quiet">
          {questions.length === 0
            ? 'Non ne trovo: prova con altre parole.'
            : many > questions.length
              ? `Ci sono ${many} modelli su questo: ecco una domanda di ${questions.length}. Con altre parole ne trovi altre.`
              : 'Scegli con quale aprire la sala.'}
        </p>
      </header>
      <ol className="deck">
        {questions.map(({ itemId, title, ask }, n) => (
          <li key={itemId}>
            <p>
              <b>{title}</b>
              <span className="small quiet"> {ask}</span>
            </p>
            <ActionForm
              action={open}
              hidden={[
                ['key', randomUUID()],
                ['question', itemId],
                ['words', words],
              ]}
              submit="Apri la sala"
              about={`con: ${title}`}
              className="start"
              main={n === 0}
              focus={n === 0}
            />
          </li>
        ))}
      </ol>
      <p className="more">
        <Link href="/formatore/sessioni#subito-domanda">Cerca con altre parole</Link>
      </p>
    </div>
  )
}
