import 'server-only'
import {
  type Allowance,
  allowanceOf,
  type Cell,
  type Counting,
  cameAfter,
  cellOf,
  type GradedRun,
  groupedBy,
  isOnPaper,
  OTHERS_CELL,
  type Partly,
  timesFor,
} from '#lib/courses/index'
import type { Run } from '#lib/db/assignment-runs'
import { type Assignment, isFor } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listExceptions, type StoredException } from '#lib/db/exceptions'
import { joinedAt } from '#lib/db/members'
import { listReadOf } from '#lib/db/reading'
import { kindOf, passOf, type Task } from '#lib/db/tasks'
import { outlines } from '../outlines'
import { countedFor } from './missing'
import { isFinished, lastOf, runsOf } from './runs'

/** A cell of the gradebook, and whether an exam of it is over and could not be handed in: it is without that one. */
export interface KnownCell extends Cell {
  readonly failed: boolean
}

/** An assignment as the head of a column. */
export interface Column extends Counting {
  readonly id: string
  readonly title: string
  readonly kind: ReturnType<typeof kindOf>
  /** Whether it gives points: reading does not. */
  readonly counts: boolean
  /** Of an exam the share of its points with which it is passed; null of anything else. */
  readonly pass: number | null
}

export const columnOf = ({ id, title, task, weight, missingAsZero }: Assignment): Column => {
  const kind = kindOf(task)
  return { id, title, kind, counts: kind !== 'lezioni', pass: passOf(task), weight, missingAsZero }
}

/** The work of somebody whom an assignment is not for. */
const NONE_OF_THEIRS: Work = {
  cell: { ...OTHERS_CELL, failed: false },
  allowance: allowanceOf([]),
  after: false,
  lastAt: null,
  lessons: null,
}

const keyOf = (userId: string, assignmentId: string): string => `${userId} ${assignmentId}`

/** What one student has made of one assignment: its cell in the gradebook, and what a page of the assignment says besides. */
export interface Work {
  readonly cell: KnownCell
  readonly allowance: Allowance
  /** Whether they came into the course when it should have been done already. */
  readonly after: boolean
  /** When they last began it. */
  readonly lastAt: number | null
  /** Of lessons, how many they have read to the end; null of anything else. */
  readonly lessons: { readonly read: number; readonly of: number } | null
}

/**
 * What some students have made of some assignments of one course: as many queries for one of them as for all. What holds for single students
 * is looked up, unless it is known already.
 */
export async function workOf(
  db: Db,
  assignments: readonly Assignment[],
  userIds: readonly string[],
  now: number,
  known?: readonly StoredException[],
): Promise<(userId: string, assignment: Assignment) => Work> {
  const ids = assignments.map(({ id }) => id)
  const courseIds = [...new Set(assignments.map(({ courseId }) => courseId))]
  const [runs, exceptions, readings, joined, { full, missing }] = await Promise.all([
    runsOf(db, ids, now, userIds),
    known ?? listExceptions(db, ids, userIds),
    readingsOf(db, assignments, userIds),
    joinedAt(db, courseIds, userIds),
    countedFor(db, assignments),
  ])
  const ofCell = <T extends { readonly userId: string; readonly assignmentId: string }>(all: readonly T[]) =>
    groupedBy(all, ({ userId, assignmentId }) => keyOf(userId, assignmentId))
  const [own, allowed] = [ofCell(runs), ofCell(exceptions)]
  return (userId, assignment) => {
    const { task } = assignment
    if (!isFor(assignment, userId)) return NONE_OF_THEIRS
    const key = keyOf(userId, assignment.id)
    const begun = own.get(key) ?? []
    const done: readonly GradedRun[] =
      task.type === 'lezioni'
        ? readings(userId, task.lessons)
        : begun.map((run) => ({
            ...run,
            lastAt: lastOf(run),
            finished: isFinished(run),
            ...howFar(run),
          }))
    const allowance = allowanceOf(allowed.get(key) ?? [])
    const [{ createdAt }, came] = [assignment, joined(assignment.courseId, userId)]
    const after =
      came !== undefined && cameAfter(timesFor(assignment, allowance.extension), { createdAt, joinedAt: came })
    const cell = cellOf({
      times: assignment,
      allowance,
      runs: done,
      now,
      after,
      // What was read from paper is out of what that paper asks.
      full: allowance.mark && isOnPaper(allowance.mark) ? null : (full.get(assignment.id) ?? null),
      missing: missing.get(assignment.id) ?? null,
    })
    const failed = begun.some((run) => run.failed)
    return {
      cell: { ...asGiven(task, cell, allowance), failed },
      allowance,
      after,
      lastAt: begun.at(-1)?.at ?? null,
      lessons: task.type === 'lezioni' ? { read: done[0]?.right ?? 0, of: lessonsIn(task.lessons).length } : null,
    }
  }
}

/** The same as cells of the gradebook alone. */
export async function cellsOf(
  ...looked: Parameters<typeof workOf>
): Promise<(userId: string, assignment: Assignment) => KnownCell> {
  const work = await workOf(...looked)
  return (userId, assignment) => work(userId, assignment).cell
}

/** How many answers a run has that is not finished. Of an exam nothing is seen of the choices before it is handed in. */
export const howFar = (run: Run): { readonly partly?: Partly } =>
  run.exam !== null || isFinished(run) ? {} : { partly: { done: run.answered, of: run.total, what: 'answers' } }

/** A cell of a task as it is where nobody begins it; of others as it was. */
function asGiven({ type }: Task, cell: Cell, allowance: Allowance): Cell {
  if (type === 'carta') return onPaper(cell, allowance)
  const open = cell.state !== 'excused' && cell.state !== 'done'
  return type === 'mano' && open ? { ...cell, state: 'unmarked' } : cell
}

/** A cell of a test on paper: what was read stands as what is computed, and a mark by hand beside it. Nobody begins one. */
function onPaper(cell: Cell, { mark }: Allowance): Cell {
  if (mark && isOnPaper(mark)) return { ...cell, computed: cell.mark, mark: null }
  return cell.state === 'excused' || cell.state === 'done' ? cell : { ...cell, state: 'absent' }
}

/** Of some lessons those that the site has. */
const lessonsIn = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => outlines().find((each) => each.slug === slug) ?? [])

/** How far some people have read the lessons of some assignments: as one run, of as many points as lessons, or none where nothing is read. */
async function readingsOf(db: Db, assignments: readonly Assignment[], userIds: readonly string[]) {
  const lessons = assignments.flatMap(({ task }) => (task.type === 'lezioni' ? task.lessons : []))
  const rows = lessons.length === 0 ? [] : await listReadOf(db, userIds, [...new Set(lessons)])
  const read = new Map(rows.map((row) => [`${row.userId} ${row.lesson}#${row.section}`, row.at]))
  return (userId: string, slugs: readonly string[]): readonly GradedRun[] => {
    const known = lessonsIn(slugs)
    const moments = known.map(({ slug, sections }) => sections.map(({ id }) => read.get(`${userId} ${slug}#${id}`)))
    const all = moments.flat().filter((at) => at !== undefined)
    if (all.length === 0) return []
    const whole = moments.filter((lesson) => lesson.every((at) => at !== undefined)).length
    const partly = { done: whole, of: known.length, what: 'lessons' } as const
    return [{ right: whole, total: known.length, finished: whole === known.length, lastAt: Math.max(...all), partly }]
  }
}
