import type { CardView, LaneView, SeatView, SpellView, TableView } from '#lib/italian/views'
import { Mana, WithMana } from '../mana/mana'

/** What can be said of a permanent in a few words. */
const marks = ({ aria, faceDown, token, counters, damage, role, blocks }: CardView): string =>
  [
    token ? 'pedina' : null,
    // The sentence of the card has it in the right gender.
    /TAPpat[ao]/.exec(aria)?.[0],
    faceDown ? 'a faccia in giù' : null,
    ...counters.map((counter) => `segnalini: ${counter}`),
    damage > 0 ? `danno segnato: ${damage}` : null,
    blocks ?? role,
  ]
    .filter(Boolean)
    .join(' · ')

function PaperCard({ card }: { readonly card: CardView }) {
  return (
    <li>
      <p>
        <b>{card.name}</b> <Mana symbols={card.cost} label="costo" />{' '}
        {card.pt !== undefined && <b className="num">{card.pt}</b>}
      </p>
      <p className="ptype">{[card.typeLine, marks(card)].filter(Boolean).join(' · ')}</p>
      {card.text.map((text) => (
        <p key={text}>
          <WithMana text={text} />
        </p>
      ))}
    </li>
  )
}

function PaperLane({ lane }: { readonly lane: LaneView }) {
  return (
    <>
      <PaperCard card={lane.attacker} />
      {lane.blockers.map((card) => (
        <PaperCard key={card.id} card={card} />
      ))}
      {lane.unblocked && <li className="ptype">{lane.attacker.name}: nessuno la blocca.</li>}
    </>
  )
}

function PaperSeat({ seat }: { readonly seat: SeatView }) {
  const life = seat.lifeAsked ? '? punti vita' : `${seat.life} ${seat.life === 1 ? 'punto vita' : 'punti vita'}`
  const piles = seat.piles
    .filter(({ count }) => count > 0)
    .map(({ label, count, cards = [] }) => `${label}: ${cards.length > 0 ? cards.join(', ') : count}`)
  const poison = seat.poison > 0 ? [`veleno: ${seat.poison}`] : []
  return (
    <p className="pseat">
      <b>{seat.name}</b> {[life, ...poison, ...piles, ...seat.states].join(' · ').replaceAll('-', '−')}
    </p>
  )
}

function PaperSpell({ spell }: { readonly spell: SpellView }) {
  return (
    <li>
      <p>
        <b>{spell.name}</b> <Mana symbols={spell.cost} label="costo" />
      </p>
      <p className="ptype">{[spell.source, spell.target].filter(Boolean).join(' · ')}</p>
      {spell.text.map((text) => (
        <p key={text}>
          <WithMana text={text} />
        </p>
      ))}
    </li>
  )
}

/** The table at one moment in words: small, black on white, with nothing to open. */
export function PaperTable({ table }: { readonly table: TableView }) {
  return (
    <div className="ptable">
      <p className="ptype">
        {table.turn} · {table.step.it}
      </p>
      {table.seats.map((seat) => (
        <div key={seat.player}>
          <PaperSeat seat={seat} />
          {(table.rows[seat.player] ?? []).length > 0 && (
            <ul>
              {(table.rows[seat.player] ?? []).map((card) => (
                <PaperCard key={card.id} card={card} />
              ))}
            </ul>
          )}
        </div>
      ))}
      {table.lanes.length > 0 && (
        <div>
          <p className="pseat">
            <b>Combattimento</b>
          </p>
          <ul>
            {table.lanes.map((lane) => (
              <PaperLane key={lane.attacker.id} lane={lane} />
            ))}
          </ul>
        </div>
      )}
      {table.stack.length > 0 && (
        <div>
          <p className="pseat">
            <b>Pila</b> dall’alto
          </p>
          <ul>
            {table.stack.map((spell) => (
              <PaperSpell key={spell.id} spell={spell} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
