import type { ReactNode } from 'react'
import { WithMana } from '../mana/mana'
import { Table } from '../table/table'
import { Bars, Change } from './bars'
import { Clock } from './clock'
import { Podium } from './podium'
import type { Live } from './use-live'

interface SlideProps {
  readonly live: Live
  readonly code: string | null
  readonly address: string
  readonly qr: ReactNode
}

/** What the wall shows, by where the session stands. */
export function Slide({ live, code, address, qr }: SlideProps) {
  const { phase, question, players = 0 } = live
  if (phase === 'lobby')
    return (
      <section className="wall-door" aria-label="Ingresso">
        {qr}
        <div>
          <p>Inquadra il codice, oppure apri</p>
          <p className="wall-address">{address}</p>
          <p>e scrivi</p>
          <h1 className="wall-code">{code}</h1>
          <p className="num">{players === 1 ? '1 persona è dentro' : `${players} persone sono dentro`}</p>
        </div>
      </section>
    )
  if (phase === 'ended')
    return (
      <section className="wall-end" aria-label="Fine">
        <h1>Fine della sessione</h1>
        <Podium podium={live.podium ?? []} />
      </section>
    )
  if (question === undefined) return null
  return phase === 'revealed' ? <Told live={live} /> : <Asked live={live} />
}

/** The question, with its answers to choose from and no number beside any. */
function Asked({ live }: Pick<SlideProps, 'live'>) {
  const { question, phase, paused, players = 0, answered = 0, round } = live
  if (question === undefined) return null
  return (
    <section className="wall-asked" aria-label="Domanda">
      <div className="wall-question">
        {round === 2 && <p className="live-round">Seconda votazione</p>}
        {question.stem.map((sentence) => (
          <p key={sentence}>
            <WithMana text={sentence} />
          </p>
        ))}
        <h1>
          <WithMana text={question.ask} />
        </h1>
        <ol className="wall-options">
          {question.options.map(({ key, text }) => (
            <li key={key}>
              <WithMana text={text} />
            </li>
          ))}
        </ol>
      </div>
      <aside>
        {paused ? <p className="wall-pause">Pausa</p> : <Clock live={live} className="wall-clock" />}
        {phase !== 'shown' && (
          <p className="num">
            <b>{answered}</b> su {players} hanno risposto
          </p>
        )}
        {phase === 'shown' && !paused && (
          <p>{round === 2 ? 'Parlatene con il vicino, poi si rivota.' : 'Leggete: fra poco si risponde.'}</p>
        )}
        {phase === 'closed' && <p>Risposte chiuse.</p>}
      </aside>
    </section>
  )
}

/** What the rules say and how the room answered; then one step after the other with its table. */
function Told({ live }: Pick<SlideProps, 'live'>) {
  const { question, answer, spread } = live
  if (question === undefined || answer === undefined) return null
  const step = answer.steps[(live.step ?? 0) - 1]
  if (step !== undefined)
    return (
      <section className="wall-step" aria-label={`Passo ${step.n} di ${answer.steps.length}`}>
        <div>
          <p className="num quiet">
            Passo {step.n} di {answer.steps.length}
          </p>
          <h1 aria-live="polite">
            <WithMana text={step.sentence} />
          </h1>
          <Rules rules={step.rules} figure={step.figure} />
        </div>
        {step.table !== undefined && <Table table={step.table} variant="compact" />}
      </section>
    )
  return (
    <section className="wall-told" aria-label="Risposta">
      <p>
        <WithMana text={question.ask} />
      </p>
      <h1>
        <WithMana text={answer.headline} />
      </h1>
      {spread !== undefined && (
        <>
          <Bars spread={spread} />
          <Change spread={spread} />
        </>
      )}
      <Rules rules={answer.rules} figure="" />
    </section>
  )
}

const Rules = ({ rules, figure }: { readonly rules: readonly string[]; readonly figure: string }) => (
  <p className="wall-rules num">
    {rules.map((rule) => (
      <span key={rule}>{rule}</span>
    ))}
    {figure !== '' && <span className="fig">{figure}</span>}
  </p>
)
