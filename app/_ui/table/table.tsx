import type { CardView, PileView, SeatView, TableView } from '#lib/italian/views'
import { Card } from './card'
import { Lanes } from './lanes'
import { Seat } from './seat'
import { Stack } from './stack'

interface TableProps {
  readonly table: TableView
  /** `full`: piles and stack always shown. `compact`: for steps and lessons, only piles that matter and no empty stack. */
  readonly variant?: 'full' | 'compact'
  /** The tables of a story of which this is one: a pile that matters on one of them is shown on all, so that nothing jumps from step to step. */
  readonly story?: readonly TableView[]
  /** What the table shows, for a screen reader. */
  readonly label?: string
}

function Row({ cards, side }: { readonly cards: readonly CardView[]; readonly side: 'foe' | 'mine' }) {
  if (cards.length === 0) return null
  return (
    <div className={`row ${side}`}>
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </div>
  )
}

/** Cards in the library of whoever a scenario says nothing about: that many say nothing here either. */
const UNSAID_LIBRARY = 30

/** Whether a pile of a player matters in a story: it is filled at some time, and a library is not only the one that nobody spoke of. */
const matters = (story: readonly TableView[], player: string, pile: PileView['id']): boolean =>
  story.some(({ seats }) =>
    seats.some(
      (seat) =>
        seat.player === player &&
        seat.piles.some(({ id, count }) => id === pile && count > 0 && (id !== 'library' || count !== UNSAID_LIBRARY)),
    ),
  )

/**
 * Two or more players facing each other, battlefield between, stack at the side: the same picture wherever a scenario is shown. A team
 * sits on one side.
 */
export function Table({ table, variant = 'full', story = [table], label = 'Il tavolo' }: TableProps) {
  const full = variant === 'full'
  const pilesOf = ({ player, piles }: SeatView) => (full ? piles : piles.filter(({ id }) => matters(story, player, id)))
  const mine = table.seats.at(-1)
  const others = table.seats.slice(0, -1)
  const allied = (seat: SeatView) => seat.team !== undefined && seat.team === mine?.team
  const foes = others.filter((seat) => !allied(seat))
  const ours = [...others.filter(allied), ...(mine === undefined ? [] : [mine])]
  const rowOf = (player: string) => table.rows[player] ?? []
  const bare = table.lanes.length === 0 && table.seats.every((seat) => rowOf(seat.player).length === 0)
  const stack = table.stack.length > 0 || (full && !bare) ? <Stack stack={table.stack} /> : null
  return (
    <figure className="table" aria-label={label}>
      <div className="phase">
        <span>{table.turn}</span>
        <span>
          <b>{table.step.it}</b>{' '}
          <span className="en" lang="en">
            {table.step.en}
          </span>
        </span>
      </div>
      {foes.map((seat) => (
        <Seat key={seat.player} seat={seat} side="foe" piles={pilesOf(seat)} />
      ))}
      {bare ? (
        <div className="field bare">{stack ?? <p className="small quiet">Campo di battaglia e pila vuoti</p>}</div>
      ) : (
        <div className={stack === null ? 'board solo' : 'board'}>
          <div className="field">
            {foes.map((seat) => (
              <Row key={seat.player} cards={rowOf(seat.player)} side="foe" />
            ))}
            <Lanes lanes={table.lanes} from={ours.some((seat) => seat.active) ? 'mine' : 'foe'} />
            {ours.map((seat) => (
              <Row key={seat.player} cards={rowOf(seat.player)} side="mine" />
            ))}
          </div>
          {stack}
        </div>
      )}
      {ours.map((seat) => (
        <Seat key={seat.player} seat={seat} side="mine" piles={pilesOf(seat)} />
      ))}
    </figure>
  )
}
