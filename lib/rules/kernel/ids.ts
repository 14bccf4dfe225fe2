/** A rule number of the edition in force: `119.4`, `702.15b`. The CR skips the letters l and o. */
export type RuleId = `${number}.${number}` | `${number}.${number}${Letter}`
type Letter =
  | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'm'
  | 'n' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z' // biome-ignore format: an alphabet

/** A seat: `A` acts first, then `N`, `B`, `C`. */
export type PlayerId = string
/** One object; a card that changes zone becomes a new one (400.7): `orso`, then `orso#2`. */
export type ObjectId = string
/** The card or token itself, whatever object it is now: the label of the scenario. */
export type CardId = string
/** What can be damaged, targeted or attacked. */
export type TargetId = ObjectId | PlayerId

const NUMBER = /^(\d{3})\.(\d+)([a-km-np-z]?)$/

/** Whether a text has the form of a rule number. */
export const isRuleId = (text: string): text is RuleId => NUMBER.test(text)

/** Orders rule numbers as the rules do: by section, number, letter. */
export function compareRules(a: RuleId, b: RuleId): number {
  const x = NUMBER.exec(a)
  const y = NUMBER.exec(b)
  if (!x || !y) return a < b ? -1 : 1
  return (
    Number(x[1]) - Number(y[1]) ||
    Number(x[2]) - Number(y[2]) ||
    ((x[3] ?? '') < (y[3] ?? '') ? -1 : x[3] === y[3] ? 0 : 1)
  )
}
