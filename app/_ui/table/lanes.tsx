import type { CardView, LaneView } from '#lib/italian/views'
import { Card } from './card'

type Side = 'foe' | 'mine'

function Side({
  cards,
  place,
  side,
}: {
  readonly cards: readonly CardView[]
  readonly place: 'up' | 'dn'
  readonly side: Side
}) {
  return (
    <div className={`${place} ${side}`}>
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </div>
  )
}

function Open({ place }: { readonly place: 'up' | 'dn' }) {
  return (
    <div className={place}>
      <span className="tgt">Nessun bloccante</span>
    </div>
  )
}

/**
 * One lane per attacker: the attacker on its player's side, a wire, those that block it (or where the damage goes) on the other.
 * `from` is the side that attacks.
 */
export function Lanes({ lanes, from }: { readonly lanes: readonly LaneView[]; readonly from: Side }) {
  if (lanes.length === 0) return null
  const rise = from === 'mine'
  const against: Side = rise ? 'foe' : 'mine'
  return (
    <div className={rise ? 'lanes rise' : 'lanes'}>
      {lanes.map(({ attacker, blockers, unblocked }) => {
        const mine = <Side key="a" cards={[attacker]} place={rise ? 'dn' : 'up'} side={from} />
        const wire = (
          <span
            key="w"
            className={unblocked ? 'wire hit' : blockers.length > 0 ? 'wire' : 'wire void'}
            aria-hidden="true"
          />
        )
        const place = rise ? 'up' : 'dn'
        const met = unblocked ? (
          <Open key="b" place={place} />
        ) : (
          <Side key="b" cards={blockers} place={place} side={against} />
        )
        return (
          <div className={blockers.length > 1 ? 'lane wide' : 'lane'} key={attacker.id}>
            {rise ? [met, wire, mine] : [mine, wire, met]}
          </div>
        )
      })}
    </div>
  )
}
