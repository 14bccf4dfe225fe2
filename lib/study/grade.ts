import { canonical, type Json } from '#lib/base/json'
import type { Item, Option } from '#lib/questions/item'
import type { MisconceptionId } from '#lib/rules/index'
import { type Given, type InvalidAnswer, parseGiven } from './answer'

/** What a question was worth. `wrongReason`: the right yes or no for a wrong reason. `gaveUp`: the answer was asked for. */
export type Verdict = 'right' | 'wrong' | 'wrongReason' | 'gaveUp'

/** `invalid` is not wrong: there is nothing to grade yet. `beliefs` are those that the answer betrays. */
export type Grade =
  | { readonly type: 'invalid'; readonly code: InvalidAnswer }
  | {
      readonly type: 'graded'
      readonly given: Given
      readonly verdict: Verdict
      /** Null when the answer was asked for. */
      readonly right: boolean | null
      readonly beliefs: readonly MisconceptionId[]
    }

/** The part of an item that grading reads. */
export type Key = Pick<Item, 'form' | 'options' | 'right'>

/** Grades what a learner sent, whatever it is, against the key of one item. */
export function grade(item: Key, sent: unknown): Grade {
  const parsed = parseGiven(sent)
  if (!parsed.ok) return { type: 'invalid', code: parsed.error }
  const given = parsed.value
  if ('giveUp' in given) return { type: 'graded', given, verdict: 'gaveUp', right: null, beliefs: [] }
  if ('number' in given !== (item.form === 'number')) return { type: 'invalid', code: 'wrong-form' }
  const chosen = item.options.find((o) => ('number' in given ? o.value === given.number : o.key === given.option))
  // A number that nobody's belief explains is simply wrong; an option that does not exist was never shown.
  if (!chosen)
    return 'number' in given
      ? { type: 'graded', given, verdict: 'wrong', right: false, beliefs: [] }
      : { type: 'invalid', code: 'unknown-option' }
  const verdict = verdictFor(item, chosen)
  return {
    type: 'graded',
    given,
    verdict,
    right: verdict === 'right',
    beliefs: verdict === 'right' ? [] : chosen.beliefs,
  }
}

function verdictFor(item: Key, chosen: Option): Verdict {
  if (chosen.key === item.right) return 'right'
  const right = item.options.find((o) => o.key === item.right)
  const outcome = outcomeOf(chosen.value)
  return outcome !== undefined && right && canonical(outcome) === canonical(outcomeOf(right.value) ?? null)
    ? 'wrongReason'
    : 'wrong'
}

/** The yes or no of `{ verdict, reason }`; undefined for values that carry no reason. */
function outcomeOf(value: Json): Json | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined
  const { verdict, reason } = value as { readonly [key: string]: Json }
  return reason === undefined ? undefined : verdict
}
