import { invariant } from '#lib/base/invariant'
import type { NATURAL_FORM } from '#lib/questions/index'
import { type Noun, type Phrase, phrase, verbatim } from '../grammar/index'
import type { People } from '../names/people'
import { beliefReasons } from './reasons/beliefs'
import { ruleReasons } from './reasons/rules'

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

/** Why yes and why no, where that can be said at all; for one matter, other words. */
export interface Reasons {
  readonly yes?: Reason
  readonly no?: Reason
  readonly legal?: { readonly yes?: Reason; readonly no?: Reason }
}

/** An answer with the rule, or the belief, that is its reason. */
export interface Answered {
  readonly verdict: boolean
  readonly reason: string
}

const found = ({ verdict, reason }: Answered, matter: Matter): Reason | undefined => {
  const all: Reasons | undefined = ruleReasons[reason] ?? beliefReasons[reason]
  const key = verdict ? 'yes' : 'no'
  return (matter === 'legal' ? all?.legal?.[key] : undefined) ?? all?.[key]
}

/** Whether an answer can be said: a template whose answer cannot is not ready. */
export const hasReason = (answer: Answered, matter: Matter): boolean => found(answer, matter) !== undefined

/** «Sì, perché il totale non è minore del pagamento.» */
export function sayReason(answer: Answered, s: Setting): string {
  const reason = found(answer, s.matter)
  invariant(
    reason !== undefined,
    `no Italian for ${answer.verdict ? 'yes' : 'no'}, because ${answer.reason} (${s.matter})`,
  )
  const why = typeof reason === 'string' ? verbatim(reason) : reason(s)
  return phrase`${verbatim(answer.verdict ? 'Sì' : 'No')}, perché ${why}.`
}
