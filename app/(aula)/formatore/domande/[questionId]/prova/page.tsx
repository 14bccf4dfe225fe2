import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { tryOwn } from '#lib/server/own/try-own'
import { Link } from '../../../../../_ui/link'
import { askedOf } from '../../../../../_ui/question/asked'
import type { Trouble } from '../../../../../_ui/question/messages'
import { Question } from '../../../../../_ui/question/question'
import { Stem } from '../../../../../_ui/question/stem'
import { Table } from '../../../../../_ui/table/table'
import { Down } from '../../../../../_ui/trouble/down'
import { answerTry } from '../../actions'

export const metadata: Metadata = { title: 'Prova della domanda', robots: { index: false } }

interface TryParams {
  readonly params: Promise<{ readonly questionId: string }>
  readonly searchParams: Promise<{ readonly volta?: string | readonly string[] }>
}

/** What is said here where elsewhere an answer would have counted. */
const TOLD: Readonly<Record<string, Trouble>> = {
  'old-version': {
    kind: 'stop',
    title: 'Intanto la domanda è cambiata.',
    text: 'Ricarica la pagina per provare la versione nuova.',
  },
}

/** A question of one's own as a student has it, from the question to the verdict: tried where it is written, and counted nowhere. */
export default async function TryOwnPage({ params, searchParams }: TryParams) {
  const { questionId } = await params
  const { volta } = await searchParams
  const found = await tryOwn({ questionId })
  const back = `/formatore/domande/${encodeURIComponent(questionId)}`
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'own-draft-only') redirect(back)
    return found.error === 'expired-session' ? redirect(`/accedi?da=${back}`) : notFound()
  }
  const { question, version } = found.value
  const times = typeof volta === 'string' && /^\d{1,4}$/.test(volta) ? Number(volta) : 1
  return (
    <Question
      key={`${version}.${times}`}
      question={askedOf(question)}
      action={answerTry}
      hidden={{ questionId, version: String(version) }}
      idempotencyKey={randomUUID()}
      stem={<Stem question={question} />}
      table={<Table table={question.table} />}
      top={
        <div className="qtop">
          <span className="small quiet">Prova: non conta nei tuoi progressi</span>
          <Link className="small" href={back} prefetch={false}>
            Torna alla domanda
          </Link>
        </div>
      }
      after={{
        point: {},
        next: { href: `${back}/prova?volta=${times + 1}`, label: 'Riprova' },
        back: { href: back, label: 'Torna alla domanda' },
      }}
      told={TOLD}
      heading="h1"
      place="quiz"
      layout="q"
    />
  )
}
