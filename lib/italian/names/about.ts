import { isUnder } from '#lib/base/under'
import { ruleNumber, wordsOf } from './words'

/** What something is about, to be found by words. */
export interface Described {
  readonly rules: readonly string[]
  /** Everything else that it may be found by: as `fold` has it, or as `stemsOf` does. */
  readonly text: string
}

/** Whether something is about all the words that somebody typed: a number is a rule, or what stands under it; nothing typed is about anything. */
export const isAbout = ({ rules, text }: Described, typed: string): boolean =>
  wordsOf(typed).every(
    ({ stem }) => (ruleNumber.test(stem) && rules.some((rule) => isUnder(rule, stem))) || text.includes(stem),
  )
