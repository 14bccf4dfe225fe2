import type { Answered } from './question'

/** What belongs to what, and what else there is to choose from: a matching question. */
export interface Pairs {
  readonly pairs: readonly { readonly left: string; readonly right: string }[]
  readonly spare: readonly string[]
}

/** An order as places and what belongs there, a board as boxes and what stands in each. */
export function pairsOf(answered: Extract<Answered, { kind: 'order' | 'zones' | 'board' }>): Pairs {
  const pairs =
    answered.kind === 'order'
      ? answered.places.map(({ label, right }) => ({ left: label, right }))
      : answered.boxes.map(({ label, choices }) => ({
          left: label,
          right: choices.find(({ right }) => right)?.text ?? '',
        }))
  const offered =
    answered.kind === 'order'
      ? answered.shown
      : answered.boxes.flatMap(({ choices }) => choices.map(({ text }) => text))
  const used = new Set(pairs.map(({ right }) => right))
  return { pairs, spare: [...new Set(offered)].filter((text) => !used.has(text)) }
}

/** Five decimals, as Moodle knows its shares: `33.33333`. */
const percent = (n: number): string => String(Math.round(n * 100_000) / 100_000)

/** What each statement is worth in percent: the true ones share the whole, each false one takes such a share away. */
export function sharesOf(choices: readonly { readonly right: boolean }[]): readonly string[] {
  const each = 100 / Math.max(1, choices.filter(({ right }) => right).length)
  return choices.map(({ right }) => percent(right ? each : -each))
}
