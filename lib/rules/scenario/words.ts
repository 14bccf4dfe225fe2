import { isKeyword, keywords } from '../cr/index'
import { CARD_TYPES, COLORS, SUPERTYPES } from '../kernel/card'
import { FILTER_ZONES, WATCHED } from '../kernel/language'
import { STEPS } from '../kernel/state'
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

/** Life totals, damage, power: large enough for any question, small enough to be exact. */
export const number = whole(-1_000_000, 1_000_000)
export const count = whole(0, 1_000_000)

const SYMBOL = /\{(\d{1,2}|[WUBRGCSX]|[WUBRGC]\/[WUBRGC]|2\/[WUBRG]|[WUBRG](\/[WUBRG])?\/P)\}/.source

/** Mana as a cost writes it; a card's cost may also be `none`. */
export const mana = pattern(new RegExp(`^(${SYMBOL})*$`), 'mana such as {2}{W}')
export const manaCost = pattern(new RegExp(`^((${SYMBOL})*|none)$`), 'a mana cost such as {2}{W}, or none')

/** A keyword that some rule makes known. */
export const keywordName: Schema = {
  check: (v, p, out) => {
    if (typeof v !== 'string') text.check(v, p, out)
    else if (!isKeyword(v))
      out.problems.push({ path: p, code: 'unknown-name', found: v, expected: keywords.join(', ') })
  },
  json: () => ({ type: 'string', minLength: 1 }),
}

/** Which objects (`Filter`). */
export const filter = define(
  'filter',
  shape({
    types: optional(list(oneOf(CARD_TYPES))),
    notTypes: optional(list(oneOf(CARD_TYPES))),
    subtypes: optional(list(text)),
    supertypes: optional(list(oneOf(SUPERTYPES))),
    colors: optional(list(oneOf(COLORS))),
    keyword: optional(keywordName),
    controller: optional(oneOf(['you', 'opponent'])),
    token: optional(flag),
    other: optional(flag),
    self: optional(flag),
    id: optional(mention('object')),
    zone: optional(oneOf(FILTER_ZONES)),
  }),
)

/** Words for players that depend on who says them, and on the event that a trigger or replacement is about. */
export const PLAYER_WORDS = ['you', 'opponent', 'each', 'each-opponent', 'event-player'] as const
export const OBJECT_WORDS = ['self', 'event-object', 'event-source'] as const

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
  either(oneOf(OBJECT_WORDS), mention('object'), shape({ target: count }), shape({ all: named('filter') })),
)

/** How much (`Amount`). */
export const amount = define(
  'amount',
  either(
    count,
    oneOf(['event-amount', 'x']),
    shape({ count: named('filter') }),
    shape({ powerOf: named('object') }),
    shape({ manaValueOf: named('object') }),
    shape({ lifeOf: named('player') }),
    shape({ half: named('amount'), round: oneOf(['up', 'down']) }),
    shape({ plus: list(named('amount')) }),
    shape({ times: list(named('amount')) }),
  ),
)

/** Events that triggers and replacements watch (`EventPattern`), of those that they may. */
export const eventPattern = (events: readonly string[] = WATCHED): Schema =>
  shape({
    event: oneOf(events),
    player: optional(playerRef),
    object: optional(either(oneOf(['self']), filter)),
    source: optional(either(oneOf(['self']), filter)),
    combat: optional(flag),
    step: optional(oneOf(STEPS)),
  })

/** Names of counters: `+1/+1`, `loyalty`. */
export const counterName: Schema = {
  check: (v, p, out) => {
    const fine = typeof v === 'string' && /^([+-]\d+\/[+-]\d+|[a-z][a-z-]*)$/.test(v) && !(v in {})
    if (!fine) out.problems.push({ path: p, code: 'wrong-type', found: String(v), expected: 'a counter such as +1/+1' })
  },
  json: () => ({ type: 'string', pattern: '^([+-]\\d+\\/[+-]\\d+|[a-z][a-z-]*)$' }),
}
