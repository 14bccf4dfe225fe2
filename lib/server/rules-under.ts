import 'server-only'
import { bank } from './ports'

/** The rules that questions exercise under a number, itself among them: `702.15` is 702.15b and 702.15e, `119` a whole section. */
export const rulesUnder = (number: string): readonly string[] => bank.rules().filter((rule) => isUnder(rule, number))

/** Whether a rule is the one of that number or stands under it: 119.1a under 119.1 and 119, 119.10 under 119 alone. */
const isUnder = (rule: string, number: string): boolean =>
  rule === number || (number !== '' && rule.startsWith(number) && /^(\.|[a-z])/.test(rule.slice(number.length)))
