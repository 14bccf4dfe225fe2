import type { ReactNode } from 'react'
import { tally } from '#lib/italian/site'
import { WithMana } from '../mana/mana'
import { Blanks } from '../table/blanks'
import { Table } from '../table/table'
import { Away } from './away'
import { Bars, Change } from './bars'
import { offTable, withBlanks } from './blanks'
import { CallSlide } from './call-slide'
import { ClassNeeded } from './call-told'
import { Fit } from './fit'
import { FitTable } from './fit-table'
import { waitedIn } from './how-many'
import { Names } from './names'
import { type PagePart, Pages } from './pages'
import { piecesOf } from './pieces'
import { Podium } from './podium'
import { talks } from './say-round'
import { Rules, StepSlide } from './step-slide'
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
        <div className="wall-enter">
          <Fit>
            <p>Inquadra il codice, oppure apri</p>
            <p className="wall-address">{address}</p>
            <p>e scrivi</p>
            <h1 className="wall-code">{code}</h1>
            <p className="num">{players === 1 ? '1 persona è dentro' : `${players} persone sono dentro`}</p>
          </Fit>
          <Names people={live.people} />
        </div>
      </section>
    )
  if (phase === 'ended')
    return (
      <section className="wall-end" aria-label="Fine">
        <Fit>
          <h1>Fine della sessione</h1>
          <p className="num">
            {tally(live.total, 'domanda')}, {tally(players, 'persona')}
          </p>
          <Podium {...live} />
          {live.mostHeld && (
            <p>
              L’errore più comune, di {tally(live.mostHeld.people, 'persona')}: <WithMana text={live.mostHeld.title} />
            </p>
          )}
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
  const { stem, ask, options, boxes = [], table, away } = question
  // Whoever talks about what they answered has read it: what they chose from stands beside the table, on one page.
  const read = talks(live) && table !== undefined
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
        key={`${question.id}/${round}/${read}`}
        className="wall-question"
        turned={live.step ?? 0}
        title={ask}
        titled={choice.key}
        parts={[...roundParts(live), ...(read ? [] : text), choice]}
      />
      {table && (
        <FitTable of={[table, boxes, away]}>
          <Table table={withBlanks(table, boxes)} variant="compact" />
          <Away away={away} boxes={boxes} />
          <OffTable letters={offTable(table, boxes, away)} />
        </FitTable>
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
  if (step !== undefined) return <StepSlide key={step.n} step={step} steps={answer.steps} />
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
            <Bars spread={spread} players={waitedIn(live)} />
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
