import type { Answer } from '#lib/questions/item'

/** As many players gave this answer, with what it is worth. */
export interface AnswerCount {
  readonly given: Answer | { readonly giveUp: true }
  readonly verdict: 'right' | 'wrong' | 'wrongReason' | 'gaveUp'
  readonly beliefs: readonly string[]
  readonly count: number
}

/** How the answers to one question are spread. */
export interface Tally {
  readonly answered: number
  readonly right: number
  readonly gaveUp: number
  /** Per option, statement or number, the key as text; empty for forms whose answers have no single parts to count. */
  readonly bars: readonly { readonly key: string; readonly count: number }[]
  /** Beliefs that answers betray, the most frequent first. */
  readonly beliefs: readonly { readonly belief: string; readonly count: number }[]
}

/** Counts the answers to a question. */
export function tallyOf(counts: readonly AnswerCount[]): Tally {
  const bars = new Map<string, number>()
  const beliefs = new Map<string, number>()
  const add = (map: Map<string, number>, key: string, n: number) => map.set(key, (map.get(key) ?? 0) + n)
  for (const { given, beliefs: betrayed, count } of counts) {
    for (const key of keysOf(given)) add(bars, key, count)
    for (const belief of betrayed) add(beliefs, belief, count)
  }
  const sum = (is: (c: AnswerCount) => boolean): number => counts.reduce((all, c) => all + (is(c) ? c.count : 0), 0)
  return {
    answered: sum(() => true),
    right: sum(({ verdict }) => verdict === 'right'),
    gaveUp: sum(({ verdict }) => verdict === 'gaveUp'),
    bars: mostFrequent(bars).map(([key, count]) => ({ key, count })),
    beliefs: mostFrequent(beliefs).map(([belief, count]) => ({ belief, count })),
  }
}

/** Bars of numbers: a wall has room for so many, the rest of them included. */
const NUMBERS = 7

interface NumberBars {
  /** The right number always, whether anybody gave it or not. */
  readonly bars: Tally['bars']
  /** Answers with other numbers, and how many numbers those are. */
  readonly rest: { readonly numbers: number; readonly count: number } | null
}

/** The numbers that were given, those of most people first and then the smaller ones; what has no room stands together at the end. */
export function numberBars(bars: Tally['bars'], right: string): NumberBars {
  const all = bars.some(({ key }) => key === right) ? bars : [...bars, { key: right, count: 0 }]
  const sorted = [...all].sort((a, b) => b.count - a.count || Number(a.key) - Number(b.key))
  if (sorted.length <= NUMBERS) return { bars: sorted, rest: null }
  const others = sorted.filter(({ key }) => key !== right).slice(0, NUMBERS - 2)
  const shown = sorted.filter((bar) => bar.key === right || others.includes(bar))
  const cut = sorted.filter((bar) => !shown.includes(bar))
  return { bars: shown, rest: { numbers: cut.length, count: cut.reduce((sum, { count }) => sum + count, 0) } }
}

const mostFrequent = (map: ReadonlyMap<string, number>) => [...map].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))

function keysOf(given: AnswerCount['given']): readonly string[] {
  if ('option' in given) return [given.option]
  if ('number' in given) return [String(given.number)]
  if ('statements' in given) return given.statements
  return []
}

/** Between these shares of right answers people have something to tell one another (Mazur's peer instruction). */
const TALK = { least: 0.3, most: 0.7 } as const

/** Whether it is worth letting people talk and asking again. */
export const worthTalking = ({ answered, right }: Pick<Tally, 'answered' | 'right'>): boolean =>
  answered > 1 && right / answered >= TALK.least && right / answered <= TALK.most

/** What the second round changed in one belief: how many of those who answered held it before, and after. */
export interface Change {
  readonly belief: string
  readonly before: number
  readonly after: number
}

/** Beliefs met in either round, those that most held first. */
export function changes(first: Tally, second: Tally): readonly Change[] {
  const of = (tally: Tally, belief: string) => tally.beliefs.find((b) => b.belief === belief)?.count ?? 0
  const all = new Set([...first.beliefs, ...second.beliefs].map(({ belief }) => belief))
  return [...all]
    .map((belief) => ({ belief, before: of(first, belief), after: of(second, belief) }))
    .sort((a, b) => b.before - a.before || b.after - a.after)
}
