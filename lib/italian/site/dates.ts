import { dal, il, noun, typeset } from '../grammar/index'

/** A day with its article: `il 14 novembre`, `l'8 novembre`. */
export const theDay = (day: string): string => typeset(il(noun(day, 'm')))

/** A day that something begins with: `dal 25 settembre 2026`, `dall'8 novembre`. */
export const fromDay = (day: string): string => typeset(dal(noun(day, 'm')))
