import { ruleText } from '#lib/content/index'
import type { RuleTexts } from '../_ui/contracts'

/** Our own words for rules, by number; a number without a text is left out. */
export const textsOf = (rules: readonly string[]): RuleTexts =>
  Object.fromEntries(
    [...new Set(rules)].flatMap((n) => {
      const found = ruleText(n)
      return found === undefined ? [] : [[n, { title: found.title, text: found.text }]]
    }),
  )
