import type { Characteristics, Modification } from './card'
import type { ObjectId, PlayerId, RuleId } from './ids'
import type { Filter } from './language'

/** What one effect made of an object in its layer, and what the object was until then. */
export interface LayerStep {
  readonly modification: Modification
  /** The rule by which the effect is there. */
  readonly rule: RuleId
  /** When the effect began: what is older has a lower number. */
  readonly timestamp: number
  readonly before: Characteristics
  readonly after: Characteristics
}

/** A number that was read off objects: how many there are, or what their power, toughness or mana value comes to. */
export interface Measure {
  readonly what: 'count' | 'power' | 'toughness' | 'manaValue'
  readonly objects: readonly ObjectId[]
  readonly n: number
  /** What was counted, as the effect of a player says it. */
  readonly filter?: Filter
  readonly you?: PlayerId
}
