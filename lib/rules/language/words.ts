import { LIMITS } from '../kernel/budget'
import type { Receiver } from '../kernel/card'
import {
  type Amount,
  type Condition,
  type EventPattern,
  FILTER_ZONES,
  type Filter,
  OBJECT_WORDS,
  type ObjectRef,
  PLAYER_WORDS,
  type PlayerRef,
  type Quality,
  WATCHED,
  type Watched,
} from '../kernel/language'
import { DURATIONS } from '../kernel/state'
import { CARD_TYPES, COLORS, OWN_ZONES, SHARED_ZONES, STEPS, SUPERTYPES } from '../kernel/words'
import { either } from './either'
import { concept, exactly, named } from './named'
import { flag, list, mention, oneOf, optional, pattern, type Schema, shape, text, whole } from './schema'

declare module './named' {
  interface Concepts {
    filter: Filter
    player: PlayerRef
    object: ObjectRef
    amount: Amount
    condition: Condition
  }
}

/** Life totals, damage, power: large enough for any question, small enough to be exact. */
export const number = whole(-1_000_000, 1_000_000)
export const count = whole(0, 1_000_000)
/** Things that are dealt with one by one: tokens that are created, cards that are drawn. */
export const few = whole(0, LIMITS.objects)

const SYMBOL = /\{(\d{1,2}|[WUBRGCSX]|[WUBRGC]\/[WUBRGC]|2\/[WUBRG]|[WUBRG](\/[WUBRG])?\/P)\}/.source

/** Mana as a cost writes it; a card's cost may also be `none`. */
export const mana = pattern(new RegExp(`^(${SYMBOL}){0,60}$`), 'mana such as {2}{W}')
export const manaCost = pattern(new RegExp(`^((${SYMBOL}){0,60}|none)$`), 'a mana cost such as {2}{W}, or none')

/** Names of counters: `+1/+1`, `loyalty`. */
export const counterName: Schema<string> = {
  check: (v, p, out) => {
    const fine = typeof v === 'string' && /^([+-]\d+\/[+-]\d+|[a-z][a-z-]*)$/.test(v) && !(v in {})
    if (!fine) out.problems.push({ path: p, code: 'wrong-type', found: String(v), expected: 'a counter such as +1/+1' })
  },
  json: () => ({ title: 'counter', type: 'string', pattern: '^([+-]\\d+\\/[+-]\\d+|[a-z][a-z-]*)$' }),
}

/** Which objects (`Filter`). */
export const filter = concept('filter')(
  shape({
    types: optional(list(oneOf(CARD_TYPES))),
    anyType: optional(list(oneOf(CARD_TYPES))),
    notTypes: optional(list(oneOf(CARD_TYPES))),
    subtypes: optional(list(text)),
    supertypes: optional(list(oneOf(SUPERTYPES))),
    notSupertypes: optional(list(oneOf(SUPERTYPES))),
    colors: optional(list(oneOf(COLORS))),
    allColors: optional(list(oneOf(COLORS))),
    notColors: optional(list(oneOf(COLORS))),
    power: optional(
      shape({
        atLeast: optional(named('amount')),
        atMost: optional(named('amount')),
        equal: optional(named('amount')),
      }),
    ),
    sameName: optional(named('object')),
    keyword: optional(named('keywordName')),
    controller: optional(named('player')),
    owner: optional(oneOf(['you', 'opponent'])),
    name: optional(text),
    counter: optional(counterName),
    manaValue: optional(shape({ atLeast: optional(count), atMost: optional(count), equal: optional(count) })),
    token: optional(flag),
    spell: optional(flag),
    ability: optional(oneOf(['activated', 'triggered', 'any'])),
    card: optional(flag),
    permanent: optional(flag),
    host: optional(flag),
    linked: optional(flag),
    attacking: optional(flag),
    other: optional(flag),
    self: optional(flag),
    id: optional(mention('object')),
    zone: optional(oneOf(FILTER_ZONES)),
  }),
)

/** What earlier instructions of the same spell or ability did. */
const thisWay = shape({ thisWay: oneOf(WATCHED) })

/** Players as an effect names them (`PlayerRef`). */
export const playerRef = concept('player')(
  either(
    oneOf(PLAYER_WORDS),
    mention('player'),
    shape({ target: count }),
    shape({ controllerOf: named('object') }),
    shape({ ownerOf: named('object') }),
  ),
)

/** Objects as an effect names them (`ObjectRef`). */
export const objectRef = concept('object')(
  either(
    oneOf(OBJECT_WORDS),
    mention('object'),
    shape({ target: count }),
    shape({ all: named('filter') }),
    thisWay,
    shape({ cardsIn: oneOf(['library', 'hand', 'graveyard']), of: named('player') }),
  ),
)

/** What protection or hexproof is from (`Quality`). */
export const quality = exactly<Quality>()(either(oneOf(['everything']), shape({ player: playerRef }), filter))

/** Whom or what something is dealt to (`Receiver`). */
export const receiver = exactly<Receiver>()(either(shape({ player: playerRef }), shape({ object: named('object') })))

/** How much (`Amount`). */
export const much = concept('amount')(
  either(
    count,
    oneOf(['event-amount', 'x']),
    shape({ count: named('filter') }),
    shape({ powerOf: named('object') }),
    shape({ toughnessOf: named('object') }),
    shape({ countersOn: either(named('object'), shape({ player: named('player') })), counter: counterName }),
    thisWay,
    shape({ manaValueOf: named('object') }),
    shape({ lifeOf: named('player') }),
    shape({ devotion: either(oneOf(['chosen']), list(oneOf(COLORS))) }),
    shape({ share: count }),
    shape({ paid: text }),
    shape({ half: named('amount'), round: oneOf(['up', 'down']) }),
    shape({ plus: list(named('amount')) }),
    shape({ times: list(named('amount')) }),
  ),
)
/** The same of things that are dealt with one by one: a number that is written may not be as large. */
export const many: Schema<Amount> = {
  ...much,
  check: (v, p, out) => (typeof v === 'number' ? few : much).check(v, p, out),
}

/** Something that is so or not (`Condition`). */
export const condition = concept('condition')(
  either(
    shape({ amount: much, atLeast: optional(much), atMost: optional(much), equals: optional(much) }),
    shape({ object: objectRef, is: filter }),
    shape({ turn: playerRef }),
    shape({ not: named('condition') }),
    shape({ every: list(named('condition')) }),
    shape({ some: list(named('condition')) }),
  ),
)

export const zone = oneOf([...SHARED_ZONES, ...OWN_ZONES])

/** Events that triggers and replacements watch (`EventPattern`), of those that they may. */
export const eventPattern = <const E extends Watched>(events: readonly E[]) =>
  watching(oneOf(events)) as Schema<EventPattern<E>>

const watching = (event: Schema<Watched>) =>
  exactly<EventPattern>()(
    shape({
      event,
      player: optional(playerRef),
      object: optional(either(oneOf(['self']), filter)),
      source: optional(either(oneOf(['self']), filter)),
      against: optional(either(playerRef, filter)),
      combat: optional(flag),
      cause: optional(oneOf(['damage', 'payment'])),
      step: optional(oneOf(STEPS)),
      from: optional(zone),
      to: optional(zone),
      counter: optional(counterName),
      is: optional(condition),
    }),
  )

/** How long an effect lasts. */
export const duration = oneOf(DURATIONS)

/** Labels name objects. */
export const label = pattern(/^[a-z][a-z0-9-]*$/, 'a label of small letters, figures and dashes')

/** A label for what does not exist yet: from here on it is known. */
export const defining: Schema<string> = {
  check: (v, p, out) => {
    label.check(v, p, out)
    if (typeof v === 'string') out.mentions.push({ path: p, name: v, of: 'new' })
  },
  json: () => label.json(),
}
/** Zones that an effect may speak of. */
export const zoneName = oneOf(['battlefield', 'stack', 'exile', 'command', 'library', 'hand', 'graveyard'])
