import 'server-only'
import type { Attempted } from '#lib/courses/index'
import { listRuns, type Run } from '#lib/db/assignment-runs'
import type { Db } from '#lib/db/client'
import { findExam } from '#lib/db/exams'
import { isTold, phaseOf } from '#lib/study/index'
import { upToDate } from '../exam/close'

/** How often some assignments were begun, by one person or by everybody; exams whose time is over are handed in first. */
export async function runsOf(
  db: Db,
  assignmentIds: readonly string[],
  now: number,
  userId?: string,
): Promise<readonly Run[]> {
  const runs = await listRuns(db, assignmentIds, userId)
  const over = runs.filter(({ exam }) => exam !== null && phaseOf(exam, now) === 'over')
  for (const run of over) {
    const exam = await findExam(db, run.userId, run.quizId)
    if (exam) await upToDate(run.userId, exam, now)
  }
  return over.length > 0 ? listRuns(db, assignmentIds, userId) : runs
}

/** Whether nothing of it is left to do. */
export const isFinished = ({ exam, answered, total }: Run): boolean =>
  exam === null ? answered === total : exam.submittedAt !== null

/** A run as far as its outcome goes, for whoever did it. */
export const toldTo = (run: Run, now: number): Attempted => ({
  right: run.right,
  total: run.total,
  finished: isFinished(run),
  told: run.exam === null || isTold(run.exam.scores, run.exam, now),
})

/** The same for who teaches the course: nothing waits for them. */
export const toldToTeacher = (run: Run): Attempted => ({
  right: run.right,
  total: run.total,
  finished: isFinished(run),
  told: true,
})
