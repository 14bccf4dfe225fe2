import { ENOUGH, FEW } from './report'

const mean = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0) / some.length

/** The sum of squares of how far some figures are from their mean. */
const squares = (some: readonly number[]): number => {
  const middle = mean(some)
  return some.reduce((sum, each) => sum + (each - middle) ** 2, 0)
}

/** How the marks of a class lie around their mean, as shares. */
export interface Spread {
  readonly people: number
  readonly mean: number
  /** The standard deviation; null below five people, where it says nothing. */
  readonly deviation: number | null
}

/** The mean of some shares and how far they lie from it; null where there are none. */
export function spreadOf(shares: readonly number[]): Spread | null {
  if (shares.length === 0) return null
  const deviation = shares.length < FEW ? null : Math.sqrt(squares(shares) / (shares.length - 1))
  return { people: shares.length, mean: mean(shares), deviation }
}

/** Below so many questions they cannot agree with one another. */
const QUESTIONS = 3

/**
 * How far questions that all of some people answered measure the same, at most 1 (Kuder and Richardson's formula 20: Cronbach's alpha of right and
 * wrong). A row is what one person answered, question by question. Null below ten people or three questions, or where everybody is alike.
 */
export function consistencyOf(rows: readonly (readonly boolean[])[]): number | null {
  const questions = rows[0]?.length ?? 0
  if (rows.length < ENOUGH || questions < QUESTIONS) return null
  const variance = squares(rows.map((row) => row.filter((right) => right).length)) / rows.length
  if (variance === 0) return null
  const single = Array.from({ length: questions }, (_, n) => mean(rows.map((row) => (row[n] ? 1 : 0))))
  return (questions / (questions - 1)) * (1 - single.reduce((sum, p) => sum + p * (1 - p), 0) / variance)
}

/** The figure in the middle of some; null below five, where it says nothing. */
export function medianOf(some: readonly number[]): number | null {
  if (some.length < FEW) return null
  const sorted = [...some].sort((a, b) => a - b)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}
