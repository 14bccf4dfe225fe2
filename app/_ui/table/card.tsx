import { useId } from 'react'
import type { CardView } from '#lib/italian/views'
import { Icon } from '../icon'
import { Mana, WithMana } from '../mana/mana'
import { inWords } from '../mana/names'
import { Blanks } from './blanks'
import { Pop } from './pop'

/** The class names of a card's state; the stylesheet turns, marks and lights it. */
const stateOf = (c: CardView) =>
  [
    'card',
    c.color,
    c.tapped && 'tap',
    c.attacking && 'atk',
    c.blocking && 'blk',
    c.faceDown && 'down',
    c.token && 'token',
    c.hot && 'hot',
  ]
    .filter(Boolean)
    .join(' ')

/** «Creatura: Orso» with the part that a narrow table leaves out in its own element. */
function TypeLine({ line }: { readonly line: string }) {
  const cut = line.indexOf(': ') + 2
  if (cut < 2) return line
  return (
    <>
      <span className="tyf">{line.slice(0, cut)}</span>
      {line.slice(cut)}
    </>
  )
}

function Marks({ card }: { readonly card: CardView }) {
  return (
    <>
      {card.counters.map((counter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal counters may stand side by side
        <span key={i} className="ctr">
          {counter}
        </span>
      ))}
      {card.damage > 0 && (
        <span className={card.damaged ? 'dmg hot' : 'dmg'}>
          {card.damage === 1 ? '1 danno' : `${card.damage} danni`}
        </span>
      )}
    </>
  )
}

/** What the card says, whole: on a narrow table the drawn card is a strip. */
function CardPop({ card, id }: { readonly card: CardView; readonly id: string }) {
  return (
    <Pop
      id={id}
      className="cardpop"
      title={
        <span className="hd">
          {card.name} <Mana symbols={card.cost} label="costo" />
        </span>
      }
    >
      <span className="body-text quiet">{card.typeLine}</span>
      {card.text.map((line) => (
        <span className="body-text" key={line}>
          <WithMana text={line} />
        </span>
      ))}
      <span className="facts">
        {card.pt !== undefined && <span className="pt">{card.pt}</span>}
        <Marks card={card} />
        {card.role !== undefined && <span className="state">{card.role}</span>}
        {card.tapped && <span className="state">TAP</span>}
      </span>
    </Pop>
  )
}

/** A permanent as a plain drawn rectangle; pressing it shows everything about it. */
export function Card({ card }: { readonly card: CardView }) {
  const id = useId()
  return (
    <>
      <button type="button" className={stateOf(card)} aria-label={inWords(card.aria)} popoverTarget={id}>
        {card.role !== undefined && <span className="role">{card.role}</span>}
        {card.tapped && <Icon name="tap" className="tapmark" />}
        <span className="hd">
          <span className="nm">{card.name}</span>
          <Mana symbols={card.cost} label="costo" />
        </span>
        <span className="ty">
          <TypeLine line={card.typeLine} />
        </span>
        <span className="tx">
          {card.text.map((line) => (
            <span key={line}>
              <WithMana text={line} />
            </span>
          ))}
        </span>
        <span className="ft">
          <span className="cn">
            <Blanks of={card.blanks} />
            <Marks card={card} />
          </span>
          {card.pt !== undefined && <span className={card.resized ? 'pt hot' : 'pt'}>{card.pt}</span>}
        </span>
      </button>
      <CardPop card={card} id={id} />
    </>
  )
}
