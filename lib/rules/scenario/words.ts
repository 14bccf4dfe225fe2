import { isKeyword, keywords } from '../cr/index'
import { LIMITS } from '../kernel/budget'
import { CARD_TYPES, COLORS, SUPERTYPES } from '../kernel/card'
import { FILTER_ZONES, WATCHED } from '../kernel/language'
import { DURATIONS, OWN_ZONES, SHARED_ZONES, STEPS } from '../kernel/state'
import {
  define,
  either,
  flag,
  list,
  mention,
  named,
  oneOf,
  optional,
  pattern,
  type Schema,
  shape,
  text,
  whole,
} from './schema'
import { decided, UNDECIDED } from './undecided'

/** Life totals, damage, power: large enough for any question, small enough to be exact. */
export const number = whole(-1_000_000, 1_000_000)
export const count = whole(0, 1_000_000)
/** Things that are dealt with one by one: tokens that are created, cards that are drawn. */
export const few = whole(0, LIMITS.objects)

const SYMBOL = /\{(\d{1,2}|[WUBRGCSX]|[WUBRGC]\/[WUBRGC]|2\/[WUBRG]|[WUBRG](\/[WUBRG])?\/P)\}/.source

/** Mana as a cost writes it; a card's cost may also be `none`. */
export const mana = pattern(new RegExp(`^(${SYMBOL}){0,60}$`), 'mana such as {2}{W}')
export const manaCost = pattern(new RegExp(`^((${SYMBOL}){0,60}|none)$`), 'a mana cost such as {2}{W}, or none')

/** A keyword that some rule makes known. */
export const keywordName: Schema = decided(
  {
    check: (v, p, out) => {
      if (typeof v !== 'string') text.check(v, p, out)
      else if (!isKeyword(v))
        out.problems.push({ path: p, code: 'unknown-name', found: v, expected: keywords.join(', ') })
    },
    json: () => ({ enum: [...keywords] }),
  },
  UNDECIDED.keywords,
)
define('keywordName', keywordName)

/** Names of counters: `+1/+1`, `loyalty`. */
export const counterName: Schema = {
  check: (v, p, out) => {
    const fine = typeof v === 'string' && /^([+-]\d+\/[+-]\d+|[a-z][a-z-]*)$/.test(v) && !(v in {})
    if (!fine) out.problems.push({ path: p, code: 'wrong-type', found: String(v), expected: 'a counter such as +1/+1' })
  },
  json: () => ({ title: 'counter', type: 'string', pattern: '^([+-]\\d+\\/[+-]\\d+|[a-z][a-z-]*)$' }),
}

/** Which objects (`Filter`). */
export const filter = define(
  'filter',
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
    keyword: optional(keywordName),
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
    other: optional(flag),
    self: optional(flag),
    id: optional(mention('object')),
    zone: optional(oneOf(FILTER_ZONES)),
  }),
)

/** What earlier instructions of the same spell or ability did. */
const thisWay = shape({ thisWay: oneOf(WATCHED) })

/** Words for players that depend on who says them, and on the event that a trigger or replacement is about. */
export const PLAYER_WORDS = ['you', 'opponent', 'each', 'each-opponent', 'event-player', 'chosen', 'host'] as const
export const OBJECT_WORDS = ['self', 'event-object', 'event-source', 'event-card', 'chosen', 'host', 'linked'] as const

/** Players as an effect names them (`PlayerRef`). */
export const playerRef = define(
  'player',
  either(
    oneOf(PLAYER_WORDS),
    mention('player'),
    shape({ target: count }),
    shape({ controllerOf: named('object') }),
    shape({ ownerOf: named('object') }),
  ),
)

/** Objects as an effect names them (`ObjectRef`). */
export const objectRef = define(
  'object',
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
export const quality = either(oneOf(['everything']), shape({ player: playerRef }), filter)

/** Whom or what something is dealt to (`Receiver`). */
export const receiver = either(shape({ player: playerRef }), shape({ object: named('object') }))

/** How much (`Amount`). */
export const amount = define(
  'amount',
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
export const many: Schema = {
  ...amount,
  check: (v, p, out) => (typeof v === 'number' ? few : amount).check(v, p, out),
}

/** Something that is so or not (`Condition`). */
export const condition = define(
  'condition',
  either(
    shape({ amount, atLeast: optional(amount), atMost: optional(amount), equals: optional(amount) }),
    shape({ object: objectRef, is: filter }),
    shape({ turn: playerRef }),
    shape({ not: named('condition') }),
    shape({ every: list(named('condition')) }),
    shape({ some: list(named('condition')) }),
  ),
)

export const zone = oneOf([...SHARED_ZONES, ...OWN_ZONES])

/** Events that triggers and replacements watch (`EventPattern`), of those that they may. */
export const eventPattern = (events: readonly string[] = WATCHED): Schema =>
  shape({
    event: oneOf(events),
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
  })

/** How long an effect lasts. */
export const duration = oneOf(DURATIONS)

const labels = pattern(/^[a-z][a-z0-9-]*$/, 'a label of small letters, figures and dashes')

/** A label for what does not exist yet: from here on it is known. */
export const defining: Schema = {
  check: (v, p, out) => {
    labels.check(v, p, out)
    if (typeof v === 'string') out.mentions.push({ path: p, name: v, of: 'new' })
  },
  json: () => labels.json(),
}
/** Zones that an effect may speak of. */
export const zoneName = oneOf(['battlefield', 'stack', 'exile', 'command', 'library', 'hand', 'graveyard'])
