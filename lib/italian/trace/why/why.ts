import type { Reading } from '#lib/questions/index'
import type { Phrase } from '../../grammar/index'
import type { Tale } from '../telling/context'

/** What a question is about, for whoever explains its answer: the objects that it names, by their labels. */
export interface Asked {
  readonly objects: readonly string[]
  readonly readings: readonly Reading[]
}

/**
 * What a rule did here, in a sentence without its number and without the answer: what it looked at, what it gave, or why something did
 * not happen. The tale stands after the action in which the rule last spoke. Undefined where it has nothing to say of this scenario.
 */
export type Why = (t: Tale, asked: Asked) => Phrase | undefined

/** Whys of some rules, by number. */
export type Whys = Readonly<Record<string, Why>>
