import { isMark, type Points } from './exception'

/** A line of a page that gives marks to many: what stood there when it was made, and what stands there now. */
export interface MarkLine {
  readonly userId: string
  /** Points as they are typed; empty for no mark by hand. */
  readonly was: string
  readonly points: string
  readonly wasExcused: boolean
  readonly excused: boolean
}

/** What such lines change: marks that are given, marks that are taken back, who is excused and who is no more. */
export interface MarkChanges {
  readonly given: readonly { readonly userId: string; readonly points: number }[]
  readonly back: readonly string[]
  readonly excused: readonly string[]
  readonly again: readonly string[]
}

/** Points as they are typed in Italian, `7,5`; null for none, NaN for what is no figure. */
export function readPoints(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN
}

/** What is changed of some lines: what stands there as it stood says nothing, whatever somebody else has made of it meanwhile. */
export function changesIn(lines: readonly MarkLine[]): MarkChanges {
  const read = lines.map(({ userId, was, points }) => ({ userId, was: readPoints(was), points: readPoints(points) }))
  const changed = read.filter(({ was, points }) => !Object.is(was, points))
  return {
    given: changed.flatMap(({ userId, points }) => (points === null ? [] : [{ userId, points }])),
    back: changed.flatMap(({ userId, points }) => (points === null ? [userId] : [])),
    excused: lines.flatMap((line) => (line.excused && !line.wasExcused ? [line.userId] : [])),
    again: lines.flatMap((line) => (!line.excused && line.wasExcused ? [line.userId] : [])),
  }
}

/** Whose marks are none, out of so many points. */
export const wrongIn = ({ given }: MarkChanges, outOf: Points['outOf']): readonly string[] =>
  given.filter(({ points }) => !isMark({ points, outOf })).map(({ userId }) => userId)
