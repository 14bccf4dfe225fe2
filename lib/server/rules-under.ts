import 'server-only'
import { isUnder } from '#lib/study/index'
import { bank } from './ports'

/** The rules that questions exercise under a number, itself among them: `702.15` is 702.15b and 702.15e, `119` a whole section. */
export const rulesUnder = (number: string): readonly string[] => bank.rules().filter((rule) => isUnder(rule, number))

/** Those of some numbers, as they were typed, about which there are no questions: none is passed over in silence. */
export const withoutQuestions = (numbers: readonly string[]): readonly string[] =>
  numbers.filter((number) => rulesUnder(number).length === 0)
