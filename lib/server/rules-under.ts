import 'server-only'
import { isUnder } from '#lib/base/under'
import { bank } from './ports'

/** The rules that questions exercise under a number, itself among them: `702.15` is 702.15b and 702.15e, `119` a whole section. */
export const rulesUnder = (number: string): readonly string[] => bank.rules().filter((rule) => isUnder(rule, number))

/** Those of some numbers, as they were typed, about which there are no questions: none is passed over in silence. */
export const withoutQuestions = (numbers: readonly string[]): readonly string[] =>
  numbers.filter((number) => rulesUnder(number).length === 0)

/** The rules that questions exercise under the whole rule of a number, its neighbours by letter among them: `702.9b` is all of 702.9. */
export const wholeRule = (number: string): readonly string[] => rulesUnder(number.replace(/[a-z]+$/, ''))
