import { assignmentPhase, type Times, timesFor } from './assignment'
import type { Allowance, Points } from './exception'

/** One time that somebody began an assignment, as far as a gradebook goes. */
export interface GradedRun {
  readonly right: number
  readonly total: number
  /** All is answered, or it was handed in. */
  readonly finished: boolean
  /** When the last of what counts came; null where nothing did. */
  readonly lastAt: number | null
  /** Its questions that count for nobody, and those of them that were answered right: they are in the figures above. */
  readonly leftOut?: number
  readonly leftOutRight?: number
  /** Its questions that are marked by hand and count, and how much more these marks come to than what was computed. */
  readonly byHand?: number
  readonly byHandMore?: number
}

/**
 * `excused`: it does not count. `done`: finished, or marked by hand. `overdue`: it should have been done. `begun`: they are at it. `todo`: not
 * begun, and there is time. `absent`: of a test on paper, nothing of theirs was read.
 */
export type CellState = 'excused' | 'done' | 'overdue' | 'begun' | 'todo' | 'absent'

/** What one student has made of one assignment. */
export interface Cell {
  readonly state: CellState
  /** Finished, and not once in time. */
  readonly late: boolean
  /** The best finished time, as it was computed; null where there is none. */
  readonly computed: Points | null
  /**
   * The best finished time without what counts for nobody, of how many questions, and with those that are marked by hand; null where all of it
   * counts as it was computed.
   */
  readonly counted: (Points & { readonly leftOut: number; readonly byHand?: number }) | null
  /** A mark by hand: it stands beside the computed one, and is what counts. */
  readonly mark: Points | null
  readonly begun: number
}

interface CellOf {
  readonly times: Times
  readonly allowance: Allowance
  /** In order of time. */
  readonly runs: readonly GradedRun[]
  readonly now: number
}

const shareOf = ({ points, outOf }: Points): number => (outOf === 0 ? 0 : points / outOf)

/** The best of what is finished; of several that are equal the first. */
function bestOf(runs: readonly GradedRun[]): Points | null {
  let best: Points | null = null
  for (const { right: points, total: outOf } of runs)
    if (best === null || shareOf({ points, outOf }) > shareOf(best)) best = { points, outOf }
  return best
}

/** The same as it was decided, question by question; null where nothing was. A time of which nothing is left comes last. */
function countedOf(runs: readonly GradedRun[]): Cell['counted'] {
  if (runs.every(({ leftOut, byHand }) => !leftOut && !byHand)) return null
  let best: Cell['counted'] = null
  for (const { right, total, leftOut = 0, leftOutRight = 0, byHand = 0, byHandMore = 0 } of runs) {
    const worth = { points: right - leftOutRight + byHandMore, outOf: total - leftOut }
    const points = { ...worth, leftOut, ...(byHand > 0 && { byHand }) }
    if (best === null || shareOf(points) > shareOf(best) || (best.outOf === 0 && points.outOf > 0)) best = points
  }
  return best
}

/** A cell of the gradebook. */
export function cellOf({ times, allowance, runs, now }: CellOf): Cell {
  const own = timesFor(times, allowance.extension)
  const finished = runs.filter((run) => run.finished)
  const inTime = ({ lastAt }: GradedRun): boolean => own.dueAt === null || lastAt === null || lastAt <= own.dueAt
  const late = finished.length > 0 && !finished.some(inTime)
  const mark = allowance.mark && { points: allowance.mark.points, outOf: allowance.mark.outOf }
  const rest = { late, computed: bestOf(finished), counted: countedOf(finished), mark, begun: runs.length }
  if (allowance.excuse) return { state: 'excused', ...rest }
  if (mark || finished.length > 0) return { state: 'done', ...rest }
  if (['late', 'closed'].includes(assignmentPhase(own, now))) return { state: 'overdue', ...rest }
  return { state: runs.length > 0 ? 'begun' : 'todo', ...rest }
}

/** What a cell is worth: the mark by hand where there is one, else what counts of it; nothing where nothing does. */
export function pointsOf({ state, computed, counted, mark }: Cell): Points | null {
  if (state === 'excused') return null
  if (mark) return mark
  return counted?.outOf === 0 ? null : (counted ?? computed)
}

/** What cells come to. */
export interface Sum extends Points {
  readonly done: number
  readonly late: number
  readonly overdue: number
  readonly begun: number
  readonly todo: number
  readonly excused: number
}

/** The sum over some assignments of one student: points of what is done, and how many are in which state. */
export function sumOf(cells: readonly Cell[]): Sum {
  const worth = cells.flatMap((cell) => pointsOf(cell) ?? [])
  const total = (of: (points: Points) => number): number => worth.reduce((sum, points) => sum + of(points), 0)
  const count = (state: CellState): number => cells.filter((cell) => cell.state === state).length
  return {
    points: total(({ points }) => points),
    outOf: total(({ outOf }) => outOf),
    done: count('done'),
    late: cells.filter(({ state, late }) => state === 'done' && late).length,
    overdue: count('overdue'),
    begun: count('begun'),
    todo: count('todo'),
    excused: count('excused'),
  }
}

/** Where a cell stands in a column that is sorted from low to high: what is not done is lowest, and what does not count is below that. */
export function rankOf(cell: Cell): number {
  const worth = pointsOf(cell)
  if (worth) return shareOf(worth)
  return { done: -1, begun: -2, todo: -3, absent: -3, overdue: -4, excused: -5 }[cell.state]
}
