import type { Kept } from './work'

/** What became of the work of a round. */
export interface Judged {
  readonly acknowledged: number
  /** Acknowledged, and not in the database. */
  readonly missing: readonly string[]
  /** In the database more than once. */
  readonly double: readonly string[]
  /** That were to be given, and are not in the database. */
  readonly never: number
  /** What came of everything, in an order of its own. */
  readonly scores: string
}

/** Compares what was acknowledged with what is kept. */
export function judge(acknowledged: readonly string[], kept: readonly Kept[], answers: number): Judged {
  const all = kept.flatMap((each) => each.answers)
  const there = new Set(all)
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((name) => !there.has(name)),
    double: all.filter((name, at) => all.indexOf(name) !== at),
    never: answers - there.size,
    scores: kept
      .flatMap(({ scores }) => scores)
      .toSorted()
      .join('\n'),
  }
}
