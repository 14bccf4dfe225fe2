import 'server-only'
import { nameOfError } from '#lib/courses/index'
import { bank } from '../ports'

/** What students read over questions about an error: it does not say which. */
export function neutralName(belief: string): string {
  const rule = bank.ruleOf(belief)
  const lesson = bank.belief(belief).lesson?.title
  if (rule === undefined) return lesson ?? belief
  const titleOf = (n: string): string | undefined => bank.texts([n])[n]?.title
  return nameOfError(belief, { rule, alike: bank.beliefsOf(rule), titleOf, lesson })
}
