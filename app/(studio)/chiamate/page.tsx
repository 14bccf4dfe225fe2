import type { Metadata } from 'next'
import { rulesWithCalls } from '#lib/questions/calls'
import { type CallLine, listCalls } from '#lib/server/calls/list-calls'
import { sayDate } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { Policies } from '../policies'
import { begin } from './actions'

export const metadata: Metadata = { title: 'Chiamate' }

/** «Decisione giusta, 2 domande su 3.» */
const told = ({ right, outcome, found, needed }: NonNullable<CallLine['score']>): string =>
  `${right ? 'decisione giusta' : outcome ? 'decisione giusta, ragione no' : 'decisione sbagliata'}, ${found} ${found === 1 ? 'domanda' : 'domande'} su ${needed}`

interface CallsProps {
  /** `regola`: what the call is to be about, as often as wanted. */
  readonly searchParams: Promise<{ readonly regola?: string | readonly string[] }>
}

export default async function CallsPage({ searchParams }: CallsProps) {
  const { regola = [] } = await searchParams
  const rules = rulesWithCalls([regola].flat())
  const found = await listCalls()
  if (!found.ok) return <Down />
  const open = found.value.some(({ score }) => score === null)
  const done = found.value.flatMap(({ score, ...line }) => (score === null ? [] : [{ ...line, score }]))
  return (
    <div className="plain narrow">
      <header>
        <h1>Chiamate</h1>
        <p className="quiet">
          «Giudice!» Due giocatori ti raccontano che cosa è successo, e tralasciano ciò che decide. Chiedi, poi decidi.
        </p>
      </header>
      <section aria-labelledby="come" className="prose">
        <h2 id="come">Come funziona</h2>
        <ul>
          <li>I giocatori dicono il vero, ma non tutto: qualcosa lo danno per scontato.</li>
          <li>
            Una domanda serve se un’altra risposta cambierebbe la decisione. Le altre fanno perdere tempo al torneo.
          </li>
          <li>Puoi decidere quando vuoi, anche subito. La decisione, una volta data, non si cambia.</li>
          <li>Alla fine vedi la ragione, e quali domande servivano.</li>
        </ul>
        {!open && rules.length > 0 && (
          <p className="notice">
            {rules.length === 1
              ? `La prossima chiamata riguarda la regola ${rules[0]}.`
              : 'La prossima chiamata riguarda ciò che hai letto.'}
          </p>
        )}
        {open && <p className="notice">Hai lasciato una chiamata a metà: riprendi da dove eri.</p>}
        <div className="go">
          <StartForm asks action={begin} className="btn main" fields={rules.map((rule) => ['rule', rule] as const)}>
            {open ? 'Torna al tavolo' : 'Vai al tavolo'}
          </StartForm>
        </div>
      </section>
      {done.length > 0 && (
        <section aria-labelledby="fatte">
          <h2 id="fatte">Le tue chiamate</h2>
          <ul className="list">
            {done.map(({ id, startedAt, score }) => (
              <li key={id}>
                <Link href={`/chiamate/${id}`} prefetch={false}>
                  {sayDate(startedAt)}: {told(score)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="quiet small">
        Qui si decide che cosa dicono le regole del gioco. Infrazioni, penalità e rimedi non sono materia di queste
        pagine: stanno <Policies />
      </p>
    </div>
  )
}
