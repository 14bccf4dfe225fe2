import { invariant } from '#lib/base/invariant'
import { phrase, verbatim } from '../grammar/index'
import { beliefReasons } from './reasons/beliefs'
import { ruleReasons } from './reasons/rules'
import type { Matter, Reason, Reasons, Setting } from './reasons/setting'

/** An answer with the rule, or the belief, that is its reason. */
export interface Answered {
  readonly verdict: boolean
  readonly reason: string
}

const found = ({ verdict, reason }: Answered, matter: Matter): Reason | undefined => {
  // Why something dies is why it is not there any more.
  if (matter === 'died') return found({ verdict: !verdict, reason }, 'survives')
  const all: Reasons | undefined = ruleReasons[reason] ?? beliefReasons[reason]
  const key = verdict ? 'yes' : 'no'
  // Words of its own for a matter stand in the place of the others, also where they say nothing.
  return (all?.[matter] ?? all)?.[key]
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
