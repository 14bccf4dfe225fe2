import { verbWords } from '../../effects/index'
import type { Ability, Cost, Modes, OwnCost, TargetSpec } from '../../kernel/card'
import type { Effect, Verb } from '../../kernel/effect'
import { type Filter, type PlayerRef, WATCHED } from '../../kernel/language'
import { COLORS, SUPERTYPES } from '../../kernel/words'
import { either } from '../../language/either'
import { concept, exactly } from '../../language/named'
import {
  flag,
  type Keys,
  list,
  type Means,
  oneOf,
  optional,
  pattern,
  type Schema,
  shape,
  tagged,
  text,
  whole,
  yes,
} from '../../language/schema'
import {
  condition,
  count,
  counterName,
  defining,
  eventPattern,
  filter,
  mana,
  manaCost,
  much,
  number,
  playerRef,
  zone,
} from '../../language/words'
import { keyword } from './keywords'
import { lasting, size, subtypes, types } from './lasting'

declare module '../../language/named' {
  interface Concepts {
    effect: Effect
    targets: readonly TargetSpec[]
    choosable: Filter | { readonly player: PlayerRef }
    cost: Cost
    ability: Ability
    token: Token
  }
}

/** An instruction: its verb decides which words it has. */
const instructions = Object.fromEntries(
  Object.entries(verbWords).map(([verb, words]) => [verb, shape({ do: oneOf([verb]), ...words })]),
) as Readonly<Record<Verb, Schema<Effect>>>
export const effect = concept('effect')(tagged('do', () => instructions))

/** How many targets, and what is divided among them. */
const places = {
  number: optional(whole(0, 100)),
  upTo: optional(flag),
  atLeast: optional(whole(1, 1000)),
  divided: optional(much),
}
const targets = optional(
  concept('targets')(
    list(
      tagged('kind', () => ({
        any: shape({ kind: oneOf(['any']), filter: optional(filter), ...places }),
        player: shape({ kind: oneOf(['player']), filter: optional(shape({ controller: playerRef })), ...places }),
        object: shape({ kind: oneOf(['object']), filter: optional(filter), ...places }),
      })),
    ),
  ),
)

concept('choosable')(either(filter, shape({ player: playerRef })))

const paidWith = <const P extends string>(pay: P) =>
  shape({ pay: oneOf([pay]), what: either(oneOf(['self']), filter), count: optional(whole(1, 1000)) })

/** What is paid (`Cost`). */
const cost = concept('cost')(
  tagged('pay', () => ({
    mana: shape({ pay: oneOf(['mana']), cost: mana }),
    life: shape({ pay: oneOf(['life']), amount: much }),
    tap: shape({ pay: oneOf(['tap']) }),
    untap: shape({ pay: oneOf(['untap']) }),
    sacrifice: paidWith('sacrifice'),
    discard: paidWith('discard'),
    exile: paidWith('exile'),
    'remove-counters': shape({
      pay: oneOf(['remove-counters']),
      counter: counterName,
      amount: much,
      from: optional(oneOf(['you'])),
    }),
    loyalty: shape({ pay: oneOf(['loyalty']), amount: number }),
    'gain-life': shape({ pay: oneOf(['gain-life']), who: playerRef, amount: count }),
  })),
)

/** Modes of a spell or ability (`Modes`). */
const modes = exactly<Modes>()(
  shape({
    choose: either(whole(1, 20), oneOf(['one-or-more'])),
    repeat: optional(flag),
    list: list(shape({ targets, effect })),
  }),
)

/** An ability that says what it does, or of what one may choose. */
const doing = <K extends Keys>(keys: K) =>
  either(shape({ ...keys, targets, effect, ...anywhere }), shape({ ...keys, modes, ...anywhere }))

/** Costs that the text of a spell itself names (`OwnCost`). */
const own = oneOf(['cost'])
const ownCost = exactly<OwnCost>()(
  either(
    shape({ type: own, alternative: list(cost), name: text }),
    shape({ type: own, additional: list(cost) }),
    shape({ type: own, additional: list(cost), optional: yes, name: text }),
    shape({ type: own, reduce: mana, times: optional(much) }),
  ),
)

/** What abilities of all kinds may say. */
const anywhere = { in: optional(list(zone)), word: optional(text) }

/** Abilities (`Ability`). */
export const ability = concept('ability')(
  tagged('type', () => ({
    static: shape({ type: oneOf(['static']), effects: list(lasting), while: optional(condition), ...anywhere }),
    triggered: doing({ type: oneOf(['triggered']), when: eventPattern(WATCHED), if: optional(condition) }),
    activated: doing({ type: oneOf(['activated']), cost: list(cost) }),
    spell: doing({ type: oneOf(['spell']) }),
    cost: ownCost,
  })),
)

/** What a card or token says, as it is written. */
export const printed = {
  name: optional(text),
  supertypes: optional(list(oneOf(SUPERTYPES))),
  types,
  subtypes,
  colors: optional(list(oneOf(COLORS))),
  cost: optional(manaCost),
  /** Power and toughness: `4/4`. */
  pt: optional(pattern(/^-?\d{1,6}\/-?\d{1,6}$/, 'power and toughness such as 2/2')),
  /** Power and toughness that an ability of its own defines (604.3): written instead of `pt`. */
  defined: optional(shape(size)),
  /** Printed loyalty of a planeswalker, defense of a battle. */
  loyalty: optional(count),
  defense: optional(count),
  keywords: optional(list(keyword)),
  abilities: optional(list(ability)),
}

export const token = shape({ id: defining, ...printed })
interface Token extends Means<typeof token> {}
concept('token')(token)
