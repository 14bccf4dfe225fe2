import type { ReactNode } from 'react'
import { WithMana } from '../mana/mana'
import { Blanks } from '../table/blanks'
import { Table } from '../table/table'
import { Bars, Change } from './bars'
import { offTable, withBlanks } from './blanks'
import { CallSlide } from './call-slide'
import { ClassNeeded } from './call-told'
import { Fit } from './fit'
import { type PagePart, Pages } from './pages'
import { piecesOf } from './pieces'
import { Podium } from './podium'
import type { Live } from './use-live'
import { WallOptions } from './wall-options'
import { askPart, roundParts } from './wall-parts'

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
        <Fit>
          <p>Inquadra il codice, oppure apri</p>
          <p className="wall-address">{address}</p>
          <p>e scrivi</p>
          <h1 className="wall-code">{code}</h1>
          <p className="num">{players === 1 ? '1 persona è dentro' : `${players} persone sono dentro`}</p>
        </Fit>
      </section>
    )
  if (phase === 'ended')
    return (
      <section className="wall-end" aria-label="Fine">
        <Fit>
          <h1>Fine della sessione</h1>
          <Podium {...live} />
        </Fit>
      </section>
    )
  if (question === undefined) return null
  if (phase === 'revealed') return <Told live={live} />
  return question.call ? <CallSlide live={live} /> : <Asked live={live} />
}

/** The question beside its table, with what there is to choose from or to fill in, and no number beside any. */
function Asked({ live }: Pick<SlideProps, 'live'>) {
  const { question, round } = live
  if (question === undefined) return null
  const { stem, ask, options, boxes = [], table } = question
  const text = piecesOf(stem.join(' ')).map(
    (piece, n): PagePart => ({
      key: `${n}`,
      as: 'text',
      length: piece.length,
      content: <WithMana text={piece} />,
    }),
  )
  const choose = boxes.length > 0 ? boxes.map(({ label }) => ({ key: label, text: label })) : options
  const choice: PagePart = {
    ...askPart(ask),
    ...(choose.length > 0 && { yields: <WallOptions options={choose} lettered={boxes.length > 0} /> }),
  }
  return (
    <section className="wall-asked" aria-label="Domanda">
      <Pages
        key={`${question.id}/${round}`}
        className="wall-question"
        turned={live.step ?? 0}
        title={ask}
        titled={choice.key}
        parts={[...roundParts(live), ...text, choice]}
      />
      {table && (
        <Fit grows>
          <Table table={withBlanks(table, boxes)} variant="compact" />
          <OffTable letters={offTable(table, boxes)} />
        </Fit>
      )}
    </section>
  )
}

/** What is to be filled in and stands nowhere on the table has its letters below it. */
function OffTable({ letters }: { readonly letters: readonly string[] }) {
  if (letters.length === 0) return null
  return (
    <p className="wall-off">
      Non sul tavolo <Blanks of={letters} />
    </p>
  )
}

/** What the rules say and how the room answered; then one step after the other with its table. */
function Told({ live }: Pick<SlideProps, 'live'>) {
  const { question, answer, spread } = live
  if (question === undefined || answer === undefined) return null
  const step = answer.steps[(live.step ?? 0) - 1]
  if (step !== undefined) {
    const tables = answer.steps.flatMap(({ table }) => table ?? [])
    return (
      <section className="wall-step" aria-label={`Passo ${step.n} di ${answer.steps.length}`}>
        <Fit>
          <p className="num quiet">
            Passo {step.n} di {answer.steps.length}
          </p>
          <h1 aria-live="polite">
            <WithMana text={step.sentence} />
          </h1>
          <Rules rules={step.rules} figure={step.figure} />
        </Fit>
        {step.table !== undefined && (
          <Fit grows>
            <Table table={step.table} variant="compact" story={tables} />
          </Fit>
        )}
      </section>
    )
  }
  return (
    <section className={answer.needed ? 'wall-told wall-halves' : 'wall-told'} aria-label="Risposta">
      <Fit>
        <p>
          <WithMana text={question.ask} />
        </p>
        <h1>
          <WithMana text={answer.headline} />
        </h1>
        {spread !== undefined && (
          <>
            <Bars spread={spread} players={live.players ?? 0} />
            <Change spread={spread} />
          </>
        )}
        <Rules rules={answer.rules} figure="" />
      </Fit>
      {answer.needed && (
        <Fit>
          <ClassNeeded needed={answer.needed} />
        </Fit>
      )}
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
