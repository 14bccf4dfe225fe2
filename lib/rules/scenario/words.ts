import { CARD_TYPES, COLORS, SUPERTYPES } from '../kernel/card'
import { WATCHED } from '../kernel/language'
import { STEPS } from '../kernel/state'
import { define, either, flag, list, named, oneOf, optional, shape, text, whole } from './schema'

/** Life totals, damage, power: large enough for any question, small enough to be exact. */
export const number = whole(-1_000_000, 1_000_000)
export const count = whole(0, 1_000_000)

/** Which objects (`Filter`). */
export const filter = define(
  'filter',
  shape({
    types: optional(list(oneOf(CARD_TYPES))),
    notTypes: optional(list(oneOf(CARD_TYPES))),
    subtypes: optional(list(text)),
    supertypes: optional(list(oneOf(SUPERTYPES))),
    colors: optional(list(oneOf(COLORS))),
    keyword: optional(text),
    controller: optional(oneOf(['you', 'opponent'])),
    token: optional(flag),
    other: optional(flag),
    self: optional(flag),
    id: optional(text),
    zone: optional(oneOf(['battlefield', 'graveyard', 'hand', 'library', 'exile'])),
  }),
)

/** Players as an effect names them (`PlayerRef`). */
export const playerRef = define(
  'player',
  either(text, shape({ target: count }), shape({ controllerOf: named('object') }), shape({ ownerOf: named('object') })),
)

/** Objects as an effect names them (`ObjectRef`). */
export const objectRef = define('object', either(text, shape({ target: count }), shape({ all: named('filter') })))

/** How much (`Amount`). */
export const amount = define(
  'amount',
  either(
    count,
    oneOf(['event-amount']),
    shape({ count: named('filter') }),
    shape({ powerOf: named('object') }),
    shape({ lifeOf: named('player') }),
    shape({ half: named('amount'), round: oneOf(['up', 'down']) }),
    shape({ plus: list(named('amount')) }),
    shape({ times: list(named('amount')) }),
  ),
)

/** Events that triggers and replacements watch (`EventPattern`). */
export const eventPattern = shape({
  event: oneOf(WATCHED),
  player: optional(playerRef),
  object: optional(either(oneOf(['self']), filter)),
  source: optional(either(oneOf(['self']), filter)),
  combat: optional(flag),
  step: optional(oneOf(STEPS)),
})
