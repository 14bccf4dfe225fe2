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
  /** How far it is; without it nothing is said of that. */
  readonly partly?: Partly
}

/** How much of something is done that is not finished: answers given, or lessons read. */
export interface Partly {
  readonly done: number
  readonly of: number
  readonly what: 'answers' | 'lessons'
}

/**
 * `excused`: it does not count. `done`: finished, or marked by hand. `overdue`: it should have been done. `begun`: they are at it. `todo`: not
 * begun, and there is time. `absent`: of a test on paper, nothing of theirs was read. `unmarked`: of what is marked by hand, they have no mark yet.
 * `others`: it is for other people, and counts nowhere. `after`: it should have been done before they came, and they have not done it.
 */
export type CellState = 'excused' | 'done' | 'overdue' | 'begun' | 'todo' | 'absent' | 'unmarked' | 'others' | 'after'

/** What one student has made of one assignment. */
export interface Cell {
  readonly state: CellState
  /** What counts of what is finished was not finished in time; of a mark by hand beside it the same. */
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
  /** The same share of the points of the assignment, where the mark is out of another number: in a total all count out of the same. */
  readonly scaled?: Points
  readonly begun: number
  /** Of what is overdue or under way, how far the time is that came furthest; nothing where none was begun, or nothing is said of it. */
  readonly partly?: Partly
  /** Of what is overdue and counts as nothing for who has not handed it in: out of how many points. */
  readonly zero?: number
}

interface CellOf {
  readonly times: Times
  readonly allowance: Allowance
  /** In order of time. */
  readonly runs: readonly GradedRun[]
  readonly now: number
  /** Whether they came into the course when it should have been done already. */
  readonly after?: boolean
  /** Out of how many points it is; null where nothing says it. */
  readonly full?: number | null
  /** Out of how many points it counts as nothing for who has not handed it in when it is due; null where it does not. */
  readonly missing?: number | null
}

/** The cell of somebody whom the assignment is not for. */
export const OTHERS_CELL: Cell = {
  state: 'others',
  late: false,
  computed: null,
  counted: null,
  mark: null,
  begun: 0,
}

const shareOf = ({ points, outOf }: Points): number => (outOf === 0 ? 0 : points / outOf)

/** The best of what is finished; of several that are equal the first. */
function bestOf(runs: readonly GradedRun[]): Points | null {
  let best: Points | null = null
  for (const { right: points, total: outOf } of runs)
    if (best === null || shareOf({ points, outOf }) > shareOf(best)) best = { points, outOf }
  return best
}

/** What a time counts as it was decided, question by question. */
function decidedOf(run: GradedRun): NonNullable<Cell['counted']> {
  const { right, total, leftOut = 0, leftOutRight = 0, byHand = 0, byHandMore = 0 } = run
  const worth = { points: right - leftOutRight + byHandMore, outOf: total - leftOut }
  return { ...worth, leftOut, ...(byHand > 0 && { byHand }) }
}

/** The time that counts: the best as it was decided, of several that are equal the first. One of which nothing is left comes last. */
function countingOf(runs: readonly GradedRun[]): GradedRun | null {
  let best: GradedRun | null = null
  for (const run of runs) {
    const [points, before] = [decidedOf(run), best && decidedOf(best)]
    if (!before || shareOf(points) > shareOf(before) || (before.outOf === 0 && points.outOf > 0)) best = run
  }
  return best
}

/** A mark out of another number of points than all the others, as the same share of theirs; nothing where it is out of theirs, or these are not known. */
function scaledTo(outOf: number | null, mark: Points | null): Points | undefined {
  return mark && outOf !== null && outOf !== mark.outOf
    ? { points: (mark.points * outOf) / mark.outOf, outOf }
    : undefined
}

/** Of some times the one that came furthest, and of several that are equal the last. */
const furthestOf = (runs: readonly GradedRun[]): Partly | undefined =>
  runs
    .flatMap(({ partly }) => partly ?? [])
    .sort((a, b) => a.done - b.done)
    .at(-1)

/** Whether something was finished after it was due. */
export const isLate = ({ dueAt }: Pick<Times, 'dueAt'>, { lastAt }: Pick<GradedRun, 'lastAt'>): boolean =>
  dueAt !== null && lastAt !== null && lastAt > dueAt

/** A cell of the gradebook. */
export function cellOf({ times, allowance, runs, now, after = false, full = null, missing = null }: CellOf): Cell {
  const own = timesFor(times, allowance.extension)
  const finished = runs.filter((run) => run.finished)
  const counting = countingOf(finished)
  const late = counting !== null && !after && isLate(own, counting)
  const mark = allowance.mark && { points: allowance.mark.points, outOf: allowance.mark.outOf }
  const decided = finished.some(({ leftOut, byHand }) => leftOut || byHand)
  const scaled = scaledTo((counting && decidedOf(counting).outOf) || full, mark)
  const rest = {
    ...{ late, computed: bestOf(finished), counted: counting && decided ? decidedOf(counting) : null, mark },
    ...(scaled && { scaled }),
    begun: runs.length,
  }
  if (allowance.excuse) return { state: 'excused', ...rest }
  if (mark || finished.length > 0) return { state: 'done', ...rest }
  const partly = furthestOf(runs)
  const open = { ...rest, ...(partly && { partly }) }
  const phase = assignmentPhase(own, now)
  if (after && (phase === 'closed' || runs.length === 0)) return { state: 'after', ...open }
  if (!after && ['late', 'closed'].includes(phase))
    return { state: 'overdue', ...open, ...(missing && { zero: missing }) }
  return { state: runs.length > 0 ? 'begun' : 'todo', ...open }
}

/** Whether something is still to come of a cell: it is not done, and whoever it is of may be asked for it. A mark by hand is for others to give. */
export const isMissing = ({ state }: Pick<Cell, 'state'>): boolean =>
  ['begun', 'todo', 'overdue', 'absent'].includes(state)

/**
 * Whether somebody has to do it now: it is missing, and has been opened. What is counted as to do and who is looked for as not having handed in go by
 * this alone, whatever a total is made of: reading gives no points and what weighs nothing changes none, and whoever has not done it was
 * asked for it all the same.
 */
export const isToDo = (cell: Pick<Cell, 'state'>, { opensAt }: Pick<Times, 'opensAt'>, now: number): boolean =>
  isMissing(cell) && (opensAt === null || opensAt <= now)

/** What a cell is worth: the mark by hand where there is one, else what counts of it; nothing where nothing does. */
export function pointsOf({ state, computed, counted, mark }: Cell): Points | null {
  if (state === 'excused') return null
  if (mark) return mark
  return counted?.outOf === 0 ? null : (counted ?? computed)
}

/** What a cell says in figures: what it is worth, or nothing of all its points where it is missing and counts so. */
export const figuresOf = (cell: Cell): Points | null =>
  pointsOf(cell) ?? (cell.zero === undefined ? null : { points: 0, outOf: cell.zero })

/** What a cell counts in a total: the same, out of as many points as the assignment is for all. */
export function countsOf(cell: Cell): Points | null {
  const figures = figuresOf(cell)
  return figures && (cell.scaled ?? figures)
}

/** What cells come to. */
export interface Sum extends Points {
  /** How many count as nothing, since they were not handed in. */
  readonly zeros: number
  readonly done: number
  readonly late: number
  readonly overdue: number
  /** Of those that are overdue how many were begun. */
  readonly overdueBegun: number
  readonly begun: number
  readonly todo: number
  /** On paper, of whom nothing was read. */
  readonly absent: number
  readonly excused: number
}

/** A sum without what thirds leave of themselves in the last places: whoever has the same has the same, also where the database adds it up. */
const settled = (sum: number): number => Math.round(sum * 1e9) / 1e9

/**
 * The sum over some assignments of one student: points, each as often as its assignment weighs (once where none is said), and how many are in
 * which state.
 */
export function sumOf(cells: readonly Cell[], weights: readonly number[] = []): Sum {
  const worth = cells.map((cell, n) => ({ counts: countsOf(cell), weight: weights[n] ?? 1 }))
  const total = (of: (points: Points) => number): number =>
    settled(worth.reduce((sum, { counts, weight }) => sum + (counts ? of(counts) * weight : 0), 0))
  const count = (state: CellState): number => cells.filter((cell) => cell.state === state).length
  return {
    points: total(({ points }) => points),
    outOf: total(({ outOf }) => outOf),
    zeros: cells.filter((cell) => !pointsOf(cell) && cell.zero !== undefined).length,
    done: count('done'),
    late: cells.filter(({ state, late }) => state === 'done' && late).length,
    overdue: count('overdue'),
    overdueBegun: cells.filter(({ state, begun }) => state === 'overdue' && begun > 0).length,
    begun: count('begun'),
    todo: count('todo'),
    absent: count('absent'),
    excused: count('excused'),
  }
}

/** Where a cell stands in a column that is sorted from low to high: what is not done is lowest, and what does not count, or is for others, is below that. */
export function rankOf(cell: Cell): number {
  const worth = pointsOf(cell)
  if (worth) return shareOf(worth)
  return { done: -1, begun: -2, todo: -3, absent: -3, unmarked: -3, overdue: -4, excused: -5, others: -6, after: -5 }[
    cell.state
  ]
}
