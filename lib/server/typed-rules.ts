import 'server-only'
import { withoutQuestions } from './rules-under'

/** The numbers in what somebody typed into a field of rules. */
export const numbersIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((number) => number !== '')

/** The failure that names those without questions; undefined where there are none. */
export function failureOf(numbers: readonly string[]): string | undefined {
  const unknown = withoutQuestions(numbers).map((number) => number.slice(0, 20))
  return unknown.length > 0 ? ['unknown-rules', ...unknown.slice(0, 10)].join(' ') : undefined
}
