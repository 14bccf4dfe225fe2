import type { Metadata } from 'next'
import { listMyHistory } from '#lib/server/progress/list-history'
import type { HistoryDto } from '#lib/server/progress/progress-dto'
import { sayDate, sayTime } from '../../../_ui/date'
import { Icon } from '../../../_ui/icon'
import { Ignored } from '../../../_ui/ignored'
import { Link } from '../../../_ui/link'
import { MarkWord } from '../../../_ui/mark-word'
import { Down } from '../../../_ui/trouble/down'
import { markOf } from '../../marks'
import { beforeOf, choiceOf, type Fields, fieldsOf, type HistoryQuery, hrefOf } from './choice'
import { Filters } from './filters'

export const metadata: Metadata = { title: 'Tutte le risposte' }

type Answers = HistoryDto['answers']

/** Answers in their order, day by day. */
function byDay(answers: Answers): readonly (readonly [day: string, answers: Answers])[] {
  const days = new Map<string, Answers>()
  for (const answer of answers) days.set(sayDate(answer.at), [...(days.get(sayDate(answer.at)) ?? []), answer])
  return [...days]
}

function Day({ day, answers }: { readonly day: string; readonly answers: Answers }) {
  const id = `giorno-${answers[0]?.id}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{day}</h2>
      <ol className="lines">
        {answers.map(({ id, at, ask, mark, rules }) => (
          <li key={id}>
            <Link href={`/progressi/storia/${id}`} prefetch={false}>
              {mark === 'open' ? (
                <span className="ms">
                  <Icon name="none" /> Non si mostra
                </span>
              ) : (
                <MarkWord mark={markOf(mark)} />
              )}
              <span className="tt">{ask}</span>
              <span className="num small quiet">{[...rules.slice(0, 2), sayTime(at)].join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Why there is nothing to see, and what to do. */
function Nothing({ fields, older }: { readonly fields: Fields; readonly older: boolean }) {
  if (older)
    return (
      <p>
        Qui non ci sono altre risposte. <Link href={hrefOf(fields)}>Torna alle più recenti</Link>
      </p>
    )
  const filtered = Object.values(fields).some((value) => value !== undefined)
  if (filtered) return <p>Nessuna risposta corrisponde a questi filtri.</p>
  return (
    <p>
      Non hai ancora risposto a nessuna domanda. <Link href="/quiz">Comincia un quiz</Link>
    </p>
  )
}

/** Every answer that its reader ever gave, the newest first, fifty at a time. */
export default async function HistoryPage({ searchParams }: { readonly searchParams: Promise<HistoryQuery> }) {
  const query = await searchParams
  const [fields, before] = [fieldsOf(query), beforeOf(query)]
  const found = await listMyHistory({ ...choiceOf(fields), before })
  if (!found.ok && found.error !== 'expired-session') return <Down />
  const { answers, older, lessons } = found.ok ? found.value : { answers: [], older: null, lessons: [] }
  return (
    <div className="res">
      <header>
        <p className="crumb">
          <Link href="/progressi">I tuoi progressi</Link>
        </p>
        <h1>Tutte le risposte</h1>
        <p className="quiet">Dalla più recente. Ogni risposta porta alla domanda com’era, al verdetto e al perché.</p>
      </header>
      {found.ok && <Filters fields={fields} lessons={lessons} />}
      <Ignored asked={query.esito} done={fields.esito !== undefined} kind="un esito" />
      {answers.length === 0 && <Nothing fields={fields} older={before !== undefined} />}
      {byDay(answers).map(([day, of]) => (
        <Day key={day} day={day} answers={of} />
      ))}
      {(older !== null || before !== undefined) && answers.length > 0 && (
        <nav className="go" aria-label="Altre risposte">
          {older !== null && (
            <Link className="btn" href={hrefOf(fields, older)} prefetch={false}>
              Le 50 di prima
            </Link>
          )}
          {before !== undefined && (
            <Link className="btn text" href={hrefOf(fields)} prefetch={false}>
              Le più recenti
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
