import { verbs } from '../effects/index'
import { CARD_TYPES, COLORS, FORBIDDEN_TO_OBJECTS, FORBIDDEN_TO_PLAYERS } from '../kernel/card'
import { REPLACEABLE } from '../kernel/language'
import { define, either, flag, list, named, oneOf, optional, type Schema, shape, tagged, text, yes } from './schema'
import { condition, count, eventPattern, filter, keywordName, number, playerRef, zone } from './words'

/** An instruction: its verb decides which words it has. */
export const effect = define(
  'effect',
  tagged('do', () =>
    Object.fromEntries(
      [...verbs.values()].map((v) => [v.verb, shape({ do: oneOf([v.verb]), ...(v.words as Record<string, Schema>) })]),
    ),
  ),
)

const instance = shape({ keyword: keywordName, amount: optional(count), from: optional(text) })
const keyword = either(keywordName, instance)

const modification = tagged('layer', () => ({
  '2': shape({ layer: oneOf(['2']), controller: playerRef }),
  '4': shape({
    layer: oneOf(['4']),
    addTypes: optional(list(oneOf(CARD_TYPES))),
    addSubtypes: optional(list(text)),
    removeTypes: optional(list(oneOf(CARD_TYPES))),
  }),
  '5': shape({ layer: oneOf(['5']), colors: list(oneOf(COLORS)) }),
  '6': shape({
    layer: oneOf(['6']),
    gain: optional(list(instance)),
    lose: optional(list(keywordName)),
    loseAll: optional(flag),
  }),
  '7b': shape({ layer: oneOf(['7b']), power: number, toughness: number }),
  '7c': shape({ layer: oneOf(['7c']), power: number, toughness: number }),
  '7d': shape({ layer: oneOf(['7d']) }),
}))

const WITHOUT_AMOUNT = ['draw', 'destroy'] as const
const withAmount = REPLACEABLE.filter((e) => !WITHOUT_AMOUNT.some((w) => w === e))

/** Effects that last (`Lasting`). */
export const lasting = define(
  'lasting',
  either(
    shape({ cant: oneOf(FORBIDDEN_TO_PLAYERS), player: optional(playerRef) }),
    shape({ cant: oneOf(FORBIDDEN_TO_OBJECTS), what: filter }),
    shape({
      replace: eventPattern(REPLACEABLE),
      with: either(shape({ nothing: yes }), shape({ instead: named('effect') })),
    }),
    shape({ replace: eventPattern(withAmount), with: either(shape({ times: count }), shape({ plus: count })) }),
    shape({
      prevent: either(count, oneOf(['all'])),
      to: optional(either(playerRef, filter)),
      from: optional(filter),
      combat: optional(flag),
    }),
    shape({ modify: modification, what: filter }),
  ),
)

const targets = optional(
  define(
    'targets',
    list(
      shape({
        kind: oneOf(['any', 'player', 'object']),
        filter: optional(filter),
        number: optional(count),
        upTo: optional(flag),
      }),
    ),
  ),
)

define('choosable', either(filter, shape({ player: playerRef })))

const cost = define(
  'cost',
  tagged('pay', () => ({
    mana: shape({ pay: oneOf(['mana']), cost: text }),
    life: shape({ pay: oneOf(['life']), amount: count }),
    tap: shape({ pay: oneOf(['tap']) }),
    untap: shape({ pay: oneOf(['untap']) }),
    sacrifice: shape({ pay: oneOf(['sacrifice']), what: either(oneOf(['self']), filter) }),
    'gain-life': shape({ pay: oneOf(['gain-life']), who: playerRef, amount: count }),
  })),
)

/** What abilities of all kinds may say. */
const anywhere = { in: optional(list(zone)), word: optional(text) }

/** Abilities (`Ability`). */
export const ability = tagged('type', () => ({
  static: shape({ type: oneOf(['static']), effects: list(lasting), while: optional(condition), ...anywhere }),
  triggered: shape({
    type: oneOf(['triggered']),
    when: eventPattern(),
    if: optional(condition),
    targets,
    effect,
    ...anywhere,
  }),
  activated: shape({ type: oneOf(['activated']), cost: list(cost), targets, effect, ...anywhere }),
  spell: shape({ type: oneOf(['spell']), targets, effect, ...anywhere }),
}))

define('modification', modification)
define('cost', cost)
define('ability', ability)

export { keyword as keywordWords }
