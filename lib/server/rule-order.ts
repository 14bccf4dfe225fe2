import 'server-only'
import { compareRules, isRuleId } from '#lib/rules/index'

/** The order of the rules themselves: 119.2 before 119.10, 119.1 before 119.1a. A number that is no more stands last. */
export function byRule(a: string, b: string): number {
  if (isRuleId(a) && isRuleId(b)) return compareRules(a, b)
  return Number(isRuleId(b)) - Number(isRuleId(a))
}

/** `119` of `119.1a`. */
export const sectionOf = (rule: string): string => rule.split('.')[0] ?? rule
