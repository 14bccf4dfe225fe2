import 'server-only'
import { type Attempted, type Distribution, distributionOf } from '#lib/courses/index'
import {
  type Counted,
  type FullPoints,
  listRuns,
  type Median,
  markShares,
  medianShares,
  overdueExams,
  type Run,
  sumPoints,
  type WhichRuns,
} from '#lib/db/assignment-runs'
import { type Db, database } from '#lib/db/client'
import { findExam } from '#lib/db/exams'
import { isTold, phaseOf } from '#lib/study/index'
import { ofList, upToDate } from '../exam/close'

/** A run, and whether it is over and could not be handed in. */
export interface LookedAt extends Run {
  readonly failed: boolean
}

/**
 * How often some assignments were begun, by some people or by everybody, as far as it counts; exams whose time is over are handed in first.
 * One that cannot be is said to have failed: the others are not lost for it.
 */
export async function runsOf(
  db: Db,
  assignmentIds: readonly string[],
  now: number,
  userIds: readonly string[] | null = null,
  which: WhichRuns = 'counted',
): Promise<readonly LookedAt[]> {
  const runs = await listRuns(db, assignmentIds, userIds, which)
  const over = runs.filter(({ exam }) => exam !== null && phaseOf(exam, now) === 'over')
  const failed = await handIn(db, over, now)
  // A replica may not know of it yet.
  const looked = over.length > 0 ? await listRuns(database(), assignmentIds, userIds, which) : runs
  return looked.map((run) => ({ ...run, failed: failed.has(run.quizId) }))
}

/** Hands in some exams whose time is over; returns those that could not be. */
async function handIn(
  db: Db,
  over: readonly { readonly userId: string; readonly quizId: string }[],
  now: number,
): Promise<ReadonlySet<string>> {
  const failed = new Set<string>()
  for (const { userId, quizId } of over) {
    const handedIn = async () => {
      const exam = await findExam(db, userId, quizId)
      if (exam) await upToDate(userId, exam, now)
      return true
    }
    if (!(await ofList(handedIn, false))) failed.add(quizId)
  }
  return failed
}

/** Some assignments, some people, and the moment at which they are looked at. */
type Looked = readonly [db: Db, assignmentIds: readonly string[], userIds: readonly string[], now: number]

/** Hands in exams whose time is over; returns where to read of it: a replica may not know yet. */
async function handInPast(...[db, assignmentIds, userIds, now]: Looked): Promise<Db> {
  const past = await overdueExams(db, assignmentIds, userIds, now)
  await handIn(
    db,
    past.filter((exam) => phaseOf(exam, now) === 'over'),
    now,
  )
  return past.length > 0 ? database() : db
}

/** The points of some people in some assignments together; exams whose time is over are handed in first. Who has none is left out. */
export async function pointsIn(full: FullPoints, ...looked: Looked): Promise<ReadonlyMap<string, number>> {
  const [, assignmentIds, userIds] = looked
  return sumPoints(await handInPast(...looked), assignmentIds, userIds, full)
}

/**
 * Their medians, of each assignment and of all together (null), with what counts as nothing where it is missing; exams whose time is over are handed
 * in first.
 */
export async function mediansIn(counted: Counted, ...looked: Looked): Promise<ReadonlyMap<string | null, Median>> {
  const [, assignmentIds, userIds, now] = looked
  return medianShares(await handInPast(...looked), assignmentIds, userIds, now, counted)
}

/** How their marks in one assignment lie; null where nobody has one. Exams whose time is over are handed in first. */
export async function distributionIn(
  db: Db,
  assignmentId: string,
  userIds: readonly string[],
  now: number,
): Promise<Distribution | null> {
  return distributionOf(await markShares(await handInPast(db, [assignmentId], userIds, now), assignmentId, userIds))
}

/** Whether nothing of it is left to do: all is answered, or it was handed in. */
export const isFinished = ({ exam, answered, total, closedAt }: Run): boolean =>
  exam === null ? answered === total || closedAt !== null : exam.submittedAt !== null

/** When it was handed in, or the last answer came; null where none did. */
export const doneAt = ({ exam, closedAt, lastAt }: Run): number | null => exam?.submittedAt ?? closedAt ?? lastAt

/** When the last of what counts of a run came, by which it is late or in time. */
export const lastOf = ({ closedAt, lastAt }: Pick<Run, 'closedAt' | 'lastAt'>): number | null => closedAt ?? lastAt

/** What counts of a run: all but what counts for nobody, with what is marked by hand. */
export const countedIn = ({ right, total, leftOut, leftOutRight, byHand, byHandMore }: Run) => ({
  right: right - leftOutRight + byHandMore,
  total: total - leftOut,
  leftOut,
  byHand,
})

/** A run as far as its outcome goes, for whoever did it. */
export const toldTo = (run: Run, now: number): Attempted => ({
  ...countedIn(run),
  finished: isFinished(run),
  told: run.exam === null || isTold(run.exam.scores, run.exam, now),
})
