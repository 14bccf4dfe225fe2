import type { View } from '#lib/rules/index'

/** What a table must not show, because it is what a question asks. */
export interface Concealed {
  /** Every life total. */
  readonly life?: true
  /** Power and toughness of the object of that label. */
  readonly size?: string
}

export interface TableOptions {
  /** The moment before the one shown, so that what changed in between can be marked. */
  readonly before?: View
  /** The sums behind changed life totals, by pool; without one the change is «3 → 0». */
  readonly changes?: Readonly<Record<string, string>>
  readonly concealed?: Concealed
}
