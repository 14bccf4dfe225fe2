import type { Json } from '#lib/base/json'
import { type Occasion, occasionId } from '#lib/questions/index'
import { capital, del, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { type People, playerOf, thingOf } from '../../../names/people'
import { asTexts } from '../read'
import type { Ask, ReadingOf, Saying, Sayings } from '../saying'

type Ordered = Extract<Ask, 'stack' | 'order' | 'startingSteps' | 'sequence'>

/** «Prima Orso, poi Golem, infine Lince». */
function inOrder(parts: readonly string[]): Phrase {
  const last = parts.length - 1
  return verbatim(
    parts.map((p, n) => (n === 0 ? `prima ${p}` : n === last && last > 1 ? `infine ${p}` : `poi ${p}`)).join(', '),
  )
}

/** A spell by its name; what is on the battlefield is on the stack only as its ability. */
const onStack = (id: string, people: People): Phrase =>
  people.start.state.objects[people.start.state.cards[id] ?? id]?.zone === 'battlefield'
    ? phrase`l'abilità ${del(thingOf(people, id))}`
    : phrase`${thingOf(people, id)}`

const started: Readonly<Record<string, string>> = {
  'starting-player': 'si decide chi comincia',
  commanders: 'ogni comandante va nella zona di comando',
  shuffle: 'ogni giocatore rimescola il proprio mazzo',
  life: 'si fissano i punti vita iniziali di ogni giocatore',
  hands: 'ogni giocatore pesca la mano iniziale',
  'first-turn': 'comincia il primo turno',
}

/** What is done before a game, as a clause: «si decide chi comincia». */
export const preparation = (step: string): Phrase => verbatim(started[step] ?? step)

/** What happens, as a clause: «Orso infligge danno», «si innesca l'abilità di Veglia». */
function occasion({ event, object, player }: Occasion, people: People): Phrase {
  const x = thingOf(people, object ?? '')
  const p = playerOf(people, player ?? '')
  switch (event) {
    case 'damage':
      return phrase`${x} infligge danno`
    case 'trigger':
      return phrase`si innesca l'abilità ${del(x)}`
    case 'resolve':
      return phrase`si risolve ${onStack(object ?? '', people)}`
    case 'cast':
      return phrase`${x} è in pila e il lancio è completo`
    case 'payMana':
      return phrase`${p} paga il mana`
    case 'payLife':
      return phrase`${p} paga punti vita`
    case 'addMana':
      return phrase`${p} produce mana`
    case 'destroy':
      return phrase`${x} viene distrutto`
    case 'sacrifice':
      return phrase`${p} sacrifica ${x}`
    case 'move':
      return phrase`${x} cambia zona`
    case 'gainLife':
      return phrase`${p} guadagna punti vita`
    case 'loseLife':
      return phrase`${p} perde punti vita`
    case 'untap':
      return phrase`${x} si STAPpa`
    case 'draw':
      return phrase`${p} pesca`
    case 'discard':
      return phrase`${p} scarta`
    case 'loseGame':
      return phrase`${p} perde la partita`
    case 'attacks':
      return phrase`${x} attacca`
    case 'blocks':
      return phrase`${x} blocca`
    default:
      return phrase`${x}`
  }
}

const tokenTexts = {
  stack: (token: string, _: ReadingOf<'stack'>, people: People) => onStack(token, people),
  order: (token: string, _: ReadingOf<'order'>, people: People) => phrase`${thingOf(people, token)}`,
  startingSteps: (token: string) => preparation(token),
  sequence: (token: string, { of }: ReadingOf<'sequence'>, people: People) => {
    const found = of.find((o) => occasionId(o) === token)
    return found ? occasion(found, people) : verbatim(token)
  },
} as const

const ordering = <A extends Ordered>(name: A, ask: Saying<ReadingOf<A>>['ask']): Saying<ReadingOf<A>> => {
  const text = tokenTexts[name] as (token: string, r: ReadingOf<A>, people: People) => Phrase
  const whole = (value: Json, r: ReadingOf<A>, people: People) =>
    inOrder(asTexts(value).map((token) => text(token, r, people)))
  return {
    ask,
    value: (value, r, people) =>
      typeof value === 'string' ? capital(text(value, r, people)) : capital(whole(value, r, people)),
    told: whole,
    box: () => verbatim('ordine'),
  }
}

/** What is asked as an order; a single thing of it is said alone. */
export const ofOrders = {
  stack: ordering('stack', () => verbatim('in quale ordine si risolve ciò che è in pila')),
  order: ordering('order', ({ zone, player }, people, { at }) =>
    zone === 'library'
      ? phrase`in quale ordine sono queste carte nel grimorio ${del(playerOf(people, player))}${at}, dalla cima`
      : phrase`in quale ordine sono le carte nel cimitero ${del(playerOf(people, player))}${at}, dal fondo`,
  ),
  startingSteps: ordering('startingSteps', () => verbatim('in quale ordine avvengono questi preparativi')),
  sequence: ordering('sequence', () => verbatim('in quale ordine avvengono questi fatti')),
} satisfies Partial<Sayings<Ask>>
