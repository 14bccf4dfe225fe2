import { readFileSync, writeFileSync } from 'node:fs'
import { compareRules, isRuleId, type RuleId } from '#lib/rules/numbers'

/** The list of the numbers that the edition is known to have. */
export const NUMBERS = 'lib/rules/edition-numbers.txt'

const lines = (): readonly string[] => readFileSync(NUMBERS, 'utf8').trimEnd().split('\n')

/** The numbers of rules that the edition is known to have, in their order. */
export const knownNumbers = (): readonly RuleId[] => lines().filter(isRuleId)

/** Puts a number in its place in the list; false where it is there. */
export function addNumber(number: RuleId): boolean {
  const known = knownNumbers()
  if (known.includes(number)) return false
  const head = lines().filter((line) => line.startsWith('#'))
  writeFileSync(NUMBERS, `${[...head, ...[...known, number].sort(compareRules)].join('\n')}\n`)
  return true
}
