import { ruleText } from '#lib/content/index'
import type { RuleTexts } from '../_ui/contracts'

type Text = RuleTexts[string]

/** Each is one object, which a page that hands it out many times sends once. */
const known = new Map<string, Text | undefined>()

function textOf(n: string): Text | undefined {
  if (!known.has(n)) {
    const found = ruleText(n)
    known.set(n, found && { title: found.title, text: found.text })
  }
  return known.get(n)
}

/** Our own words for rules, by number; a number without a text is left out. */
export const textsOf = (rules: readonly string[]): RuleTexts =>
  Object.fromEntries(
    [...new Set(rules)].flatMap((n) => {
      const found = textOf(n)
      return found === undefined ? [] : [[n, found]]
    }),
  )
