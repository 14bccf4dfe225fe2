import { verbs } from '../effects/index'
import { CARD_TYPES, COLORS, FORBIDDEN } from '../kernel/card'
import { define, either, flag, list, named, oneOf, optional, type Schema, shape, tagged, text } from './schema'
import { count, eventPattern, filter, number, playerRef } from './words'

/** An instruction: its verb decides which words it has. */
export const effect = define(
  'effect',
  tagged('do', () =>
    Object.fromEntries(
      [...verbs.values()].map((v) => [v.verb, shape({ do: oneOf([v.verb]), ...(v.words as Record<string, Schema>) })]),
    ),
  ),
)

const change = either(
  shape({ times: count }),
  shape({ plus: count }),
  shape({ nothing: flag }),
  shape({ instead: named('effect') }),
)

const keyword = either(text, shape({ keyword: text, amount: optional(count), from: optional(text) }))

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
    gain: optional(list(keyword)),
    lose: optional(list(text)),
    loseAll: optional(flag),
  }),
  '7b': shape({ layer: oneOf(['7b']), power: number, toughness: number }),
  '7c': shape({ layer: oneOf(['7c']), power: number, toughness: number }),
  '7d': shape({ layer: oneOf(['7d']) }),
}))

/** Effects that last (`Lasting`). */
export const lasting = define(
  'lasting',
  either(
    shape({ cant: oneOf(FORBIDDEN), player: optional(playerRef), what: optional(filter) }),
    shape({ replace: eventPattern, with: change }),
    shape({
      prevent: either(count, oneOf(['all'])),
      to: optional(either(text, filter)),
      from: optional(filter),
      combat: optional(flag),
    }),
    shape({ modify: modification, what: filter }),
  ),
)

const targets = optional(list(shape({ kind: oneOf(['any', 'player', 'object']), filter: optional(filter) })))

const cost = tagged('pay', () => ({
  mana: shape({ pay: oneOf(['mana']), cost: text }),
  life: shape({ pay: oneOf(['life']), amount: count }),
  tap: shape({ pay: oneOf(['tap']) }),
  untap: shape({ pay: oneOf(['untap']) }),
  sacrifice: shape({ pay: oneOf(['sacrifice']), what: either(oneOf(['self']), filter) }),
  'gain-life': shape({ pay: oneOf(['gain-life']), who: playerRef, amount: count }),
}))

/** Abilities (`Ability`). */
export const ability = tagged('type', () => ({
  static: shape({ type: oneOf(['static']), effects: list(lasting) }),
  triggered: shape({ type: oneOf(['triggered']), when: eventPattern, targets, effect }),
  activated: shape({ type: oneOf(['activated']), cost: list(cost), targets, effect }),
  spell: shape({ type: oneOf(['spell']), targets, effect }),
}))

export { keyword as keywordWords }
