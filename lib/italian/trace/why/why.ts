import type { Reading } from '#lib/questions/index'
import type { ObjectId, PlayerId } from '#lib/rules/index'
import type { Phrase } from '../../grammar/index'
import type { Tale } from '../telling/context'

/** What is asked, for whoever explains its answer: the readings, and the objects and players that they name, as they are called at the end. */
export interface Asked {
  readonly readings: readonly Reading[]
  readonly objects: readonly ObjectId[]
  readonly players: readonly PlayerId[]
}

/**
 * What a rule did here, in a sentence without its number and without the answer: what it looked at, what it gave, or why something did
 * not happen. The tale stands after the action in which the rule last spoke. Undefined where it has nothing to say of this scenario.
 */
export type Why = (t: Tale, asked: Asked) => Phrase | undefined

/** Whys of some rules, by number. */
export type Whys = Readonly<Record<string, Why>>
