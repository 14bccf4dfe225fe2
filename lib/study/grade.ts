import type { Form } from '#lib/questions/form'
import type { Option } from '#lib/questions/item'
import { sameOutcome } from '#lib/questions/outcome'
import type { MisconceptionId } from '#lib/rules/index'
import { type Given, type InvalidAnswer, parseGiven } from './answer'
import type { Key, Marked } from './grading/marked'
import { gradeOrder } from './grading/order'
import { gradeParts } from './grading/parts'
import { gradeStatements } from './grading/statements'

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
      /** What it is worth in practice, from 0 to 1; in an exam only what is wholly right is worth anything. */
      readonly credit: number
    }

/** The kind of answer that each form takes. */
const KIND = {
  choice: 'option',
  'yes-no': 'option',
  number: 'number',
  select: 'statements',
  order: 'order',
  zones: 'parts',
  board: 'parts',
  reply: 'option',
} as const satisfies Record<Form, string>

/** Grades what a learner sent, whatever it is, against the key of one item. */
export function grade(item: Key, sent: unknown): Grade {
  const parsed = parseGiven(sent)
  if (!parsed.ok) return { type: 'invalid', code: parsed.error }
  const given = parsed.value
  if ('giveUp' in given) return { type: 'graded', given, verdict: 'gaveUp', right: null, beliefs: [], credit: 0 }
  if (!(KIND[item.form] in given)) return { type: 'invalid', code: 'wrong-form' }
  if ('option' in given) return gradeOption(item, given)
  const marked = mark(item, given)
  if (marked.type === 'invalid') return marked
  const { right, beliefs, credit } = marked
  return { type: 'graded', given, verdict: right ? 'right' : 'wrong', right, beliefs, credit }
}

function mark(item: Key, given: Exclude<Given, { option: string } | { giveUp: true }>): Marked {
  if ('statements' in given) return gradeStatements(item, given.statements)
  if ('order' in given) return gradeOrder(item, given.order)
  if ('parts' in given) return gradeParts(item, given.parts)
  // A number that nobody's belief explains is simply wrong.
  const beliefs = item.options.find((o) => o.value === given.number)?.beliefs ?? []
  const right = item.options.some((o) => o.key === item.right && o.value === given.number)
  return { type: 'marked', right, beliefs: right ? [] : beliefs, credit: right ? 1 : 0 }
}

function gradeOption(item: Key, given: { readonly option: string }): Grade {
  const chosen = item.options.find((o) => o.key === given.option)
  // An option that does not exist was never shown.
  if (!chosen) return { type: 'invalid', code: 'unknown-option' }
  const verdict = verdictFor(item, chosen)
  const right = verdict === 'right'
  return { type: 'graded', given, verdict, right, beliefs: right ? [] : chosen.beliefs, credit: right ? 1 : 0 }
}

function verdictFor({ form, options, right }: Key, chosen: Option): Verdict {
  if (chosen.key === right) return 'right'
  const key = options.find((o) => o.key === right)
  return key && sameOutcome(form, chosen.value, key.value) ? 'wrongReason' : 'wrong'
}
