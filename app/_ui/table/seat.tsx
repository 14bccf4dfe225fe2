import { useId } from 'react'
import type { PileView, SeatView } from '#lib/italian/views'
import { Blanks } from './blanks'
import { Pop } from './pop'

function Pile({ pile }: { readonly pile: PileView }) {
  const id = useId()
  const none = `${pile.count === 0 ? ' none' : ''}${pile.hot ? ' hot' : ''}`
  if (pile.cards === undefined || pile.cards.length === 0)
    return (
      <span className={`pile${none}`}>
        <b>{pile.count}</b>
        {pile.label}
      </span>
    )
  return (
    <>
      <button type="button" className={`pile${none}`} popoverTarget={id}>
        <b>{pile.count}</b>
        <span className="lb">{pile.label}</span>
      </button>
      <Pop id={id} title={pile.label}>
        {pile.cards.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone may hold two cards of one name, in order
          <span className="body-text" key={i}>
            {name}
          </span>
        ))}
      </Pop>
    </>
  )
}

/** A life total as a large figure, with its unit for those who listen. */
function Life({ life, hot, lifeAsked }: Pick<SeatView, 'life' | 'hot' | 'lifeAsked'>) {
  if (lifeAsked)
    return (
      <span className="life">
        <span aria-hidden="true">?</span>
        <span className="vh">punti vita da trovare</span>
      </span>
    )
  return (
    <span className={hot ? 'life hot' : 'life'}>
      {String(life).replace('-', '−')}
      <span className="vh">{life === 1 ? ' punto vita' : ' punti vita'}</span>
    </span>
  )
}

/** One line under the name: whose turn, which team. */
const lineOf = (seat: SeatView) =>
  [seat.team, seat.active ? 'Giocatore attivo' : undefined].filter((part) => part !== undefined).join(' · ')

/** «2 segnalini veleno», lit where there are more or fewer than before. */
function Poison({ poison, poisoned }: Pick<SeatView, 'poison' | 'poisoned'>) {
  if (poison <= 0) return null
  return (
    <span className={poisoned ? 'small quiet hot' : 'small quiet'}>
      {poison === 1 ? '1 segnalino veleno' : `${poison} segnalini veleno`}
    </span>
  )
}

/** A player: life total, name, what weighs on the player, and the piles that are to be shown. */
export function Seat({
  seat,
  side,
  piles,
}: {
  readonly seat: SeatView
  readonly side: 'foe' | 'mine'
  readonly piles: readonly PileView[]
}) {
  const line = lineOf(seat)
  return (
    <div className={`seat ${side}`}>
      <div className="who">
        <Life {...seat} />
        <div>
          <b>{seat.name}</b>
          {line && <span className="small quiet">{line}</span>}
          <Poison {...seat} />
        </div>
        <Blanks of={seat.blanks} />
        {seat.change && <span className="delta">{seat.change}</span>}
      </div>
      {seat.states.length > 0 && (
        <div className="states">
          {seat.states.map((state) => (
            <span className="state" key={state}>
              {state}
            </span>
          ))}
        </div>
      )}
      {piles.length > 0 && (
        <div className="piles">
          {piles.map((pile) => (
            <Pile key={pile.id} pile={pile} />
          ))}
        </div>
      )}
    </div>
  )
}
