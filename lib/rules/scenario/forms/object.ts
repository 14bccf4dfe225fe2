import { isRecord } from '#lib/base/json'
import type { PlayerId } from '../../kernel/ids'
import { LAYOUTS } from '../../kernel/words'
import { either } from '../../language/either'
import { define } from '../../language/named'
import {
  type Entries,
  type Form,
  flag,
  list,
  mention,
  oneOf,
  optional,
  record,
  type Schema,
  shape,
  text,
  yes,
} from '../../language/schema'
import { count, counterName, label } from '../../language/words'
import { printed } from './abilities'

const SEATS = ['A', 'N', 'B', 'C'] as const
const seat = oneOf(SEATS)

/** A player as the scenario names one: a seat, and one that is taken. */
export const player: Schema<PlayerId> = {
  check: (v, p, out) => {
    seat.check(v, p, out)
    if (typeof v === 'string') mention('player').check(v, p, out)
  },
  json: () => ({ title: 'seat', enum: [...SEATS] }),
}

/** The same for each of the players. */
export const byPlayer = <F extends Form>(of: F): Entries<F> => {
  const four = shape({ A: optional(of), N: optional(of), B: optional(of), C: optional(of) })
  return {
    check: (v, p, out) => {
      four.check(v, p, out)
      if (isRecord(v)) for (const k of Object.keys(v)) out.mentions.push({ path: `${p}.${k}`, name: k, of: 'player' })
    },
    json: () => four.json(),
  }
}

export const thing = mention('object')
export const target = mention('target')

/** What one face or half of a card says. */
export const face = define('face', shape(printed))

/** A card, token or emblem of a scenario: named from the pool, or written here. */
const words = {
  /** Its label: what scripts, effects and choices call it; `#`, `!` and `/` are kept for the objects it becomes. */
  id: label,
  /** Slug of a card of the pool; what is written here wins over it. */
  card: optional(text),
  ...printed,
  /** What kind of card it is, if it has more than one face or half; `other` is what the second says. */
  layout: optional(oneOf(LAYOUTS)),
  /** Its back, right half or lower part; of a meld card, what it and its counterpart become. */
  other: optional(face),
  /** Name of the card with which a meld card melds. */
  pair: optional(text),
  /** Its other face is up. */
  up: optional(oneOf(['other'])),
  flipped: optional(flag),
  /** Face down: a 2/2 creature that is nothing else (708.2a), or what is said here. */
  faceDown: optional(either(yes, face)),
  /** The other card of a melded permanent. */
  melded: optional(shape({ id: label, ...printed })),
  counters: optional(record(counterName, count)),
  damage: optional(count),
  tapped: optional(flag),
  phasedOut: optional(flag),
  /** The permanent or player that it is attached to. */
  attachedTo: optional(target),
  token: optional(flag),
  owner: optional(player),
  /** Came under its controller's control this turn (302.6). */
  sick: optional(flag),
  /** Its owner's commander (903.3). */
  commander: optional(flag),
  /** Of an object in the command zone that is no card: an emblem, which has only abilities (114). */
  emblem: optional(flag),
  /** Of a card in exile: what exiled it, and who may look at it though it is face down. */
  by: optional(thing),
  lookers: optional(list(player)),
  /** The player who protects it, for a battle: its controller, unless it is said. */
  protector: optional(player),
}
export const object = define('card', shape(words))

/** What of an announcement matters once a spell or ability is on the stack. */
const announced = {
  controller: optional(player),
  targets: optional(list(target)),
  modes: optional(list(count)),
  x: optional(count),
}
const division = optional(list(count))

/** A spell on the stack: its card, who cast it, and at what. */
export const spell = shape({
  ...words,
  ...announced,
  additional: optional(list(text)),
  alternative: optional(text),
  division,
})
/** An ability on the stack: the ability of that index of an object, who controls it, and at what. */
export const abilityOnStack = shape({ abilityOf: thing, ability: optional(count), ...announced, division })

/** A spell or ability that is on the stack as the scenario begins. */
export const onStack = either(spell, abilityOnStack)
