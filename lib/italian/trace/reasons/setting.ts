import type { NATURAL_FORM } from '#lib/questions/index'
import type { Noun, Phrase } from '../../grammar/index'
import type { People } from '../../names/people'

/** What a question with a reason is about: the reading whose yes or no it is. */
export type Matter = {
  [A in keyof typeof NATURAL_FORM]: (typeof NATURAL_FORM)[A] extends 'yes-no' ? A : never
}[keyof typeof NATURAL_FORM]

/** What a reason may speak of. */
export interface Setting {
  readonly matter: Matter
  /** Who acts, or whose fate is asked. */
  readonly who: Noun
  readonly people: People
  /** The action that is asked about. */
  readonly action?: number
}

/** A reason: the same words for every scenario, or words that depend on it. Without «perché». */
export type Reason = string | ((s: Setting) => Phrase)

interface Why {
  readonly yes?: Reason
  readonly no?: Reason
}

/** Why yes and why no, where that can be said at all; for one matter, other words. */
export type Reasons = Why & { readonly [M in Matter]?: Why }
