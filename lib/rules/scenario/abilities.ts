import { verbs } from '../effects/index'
import { CARD_TYPES, COLORS, FORBIDDEN_TO_OBJECTS, FORBIDDEN_TO_PLAYERS } from '../kernel/card'
import { REPLACEABLE } from '../kernel/language'
import {
  define,
  either,
  flag,
  list,
  named,
  oneOf,
  optional,
  type Schema,
  shape,
  tagged,
  text,
  whole,
  yes,
} from './schema'
import { amount, count, counterName, eventPattern, filter, keywordName, mana, number, playerRef } from './words'

/** An instruction: its verb decides which words it has. */
export const effect = define(
  'effect',
  tagged('do', () =>
    Object.fromEntries(
      [...verbs.values()].map((v) => [v.verb, shape({ do: oneOf([v.verb]), ...(v.words as Record<string, Schema>) })]),
    ),
  ),
)

const instance = shape({
  keyword: keywordName,
  amount: optional(count),
  from: optional(text),
  cost: optional(list(named('cost'))),
})
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

/** Whose spells, or abilities, an effect on costs is about. */
const costing = { what: optional(filter), player: optional(playerRef), abilities: optional(flag) }

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
    shape({ reduce: mana, ...costing }),
    shape({ increase: mana, ...costing }),
    shape({ atLeast: count, ...costing }),
    shape({ mayCast: filter, player: optional(playerRef), free: optional(flag) }),
  ),
)

const targets = optional(list(shape({ kind: oneOf(['any', 'player', 'object']), filter: optional(filter) })))

const paidWith = (pay: string) =>
  shape({ pay: oneOf([pay]), what: either(oneOf(['self']), filter), count: optional(whole(1, 1000)) })

/** What is paid (`Cost`). */
const cost = define(
  'cost',
  tagged('pay', () => ({
    mana: shape({ pay: oneOf(['mana']), cost: mana }),
    life: shape({ pay: oneOf(['life']), amount }),
    tap: shape({ pay: oneOf(['tap']) }),
    untap: shape({ pay: oneOf(['untap']) }),
    sacrifice: paidWith('sacrifice'),
    discard: paidWith('discard'),
    exile: paidWith('exile'),
    'remove-counters': shape({ pay: oneOf(['remove-counters']), counter: counterName, amount: count }),
    loyalty: shape({ pay: oneOf(['loyalty']), amount: number }),
    'gain-life': shape({ pay: oneOf(['gain-life']), who: playerRef, amount: count }),
  })),
)

const mode = shape({ targets, effect })

/** Costs that the text of a spell itself names (`OwnCost`). */
const own = oneOf(['cost'])
const ownCost = either(
  shape({ type: own, alternative: list(cost), name: text }),
  shape({ type: own, additional: list(cost) }),
  shape({ type: own, additional: list(cost), optional: yes, name: text }),
  shape({ type: own, reduce: mana, times: optional(amount) }),
)

/** Abilities (`Ability`). */
export const ability = tagged('type', () => ({
  static: shape({ type: oneOf(['static']), effects: list(lasting) }),
  triggered: shape({ type: oneOf(['triggered']), when: eventPattern(), targets, effect }),
  activated: shape({ type: oneOf(['activated']), cost: list(cost), targets, effect }),
  spell: either(
    shape({ type: oneOf(['spell']), targets, effect }),
    shape({
      type: oneOf(['spell']),
      modes: shape({ choose: either(whole(1, 20), oneOf(['one-or-more'])), repeat: optional(flag), list: list(mode) }),
    }),
  ),
  cost: ownCost,
}))

export { keyword as keywordWords }
