import 'server-only'
import { z } from 'zod'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { appealedRuns, findAppeal } from '#lib/db/appeals'
import { listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { countAgain, exampleOf, type LeftOut, leaveOut, listLeftOut, type WhichQuestion } from '#lib/db/left-out'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sentenceShape } from '../report/sentence'
import { changeTaught } from './taught-course'

/** What counts for nobody in an assignment, or did not for a while, in words. */
export interface LeftOutDto extends Omit<LeftOut, 'template' | 'itemId'> {
  readonly assignment: string
  /** What the question asks, or one of its template does; null where whoever looks is being asked it elsewhere. */
  readonly ask: string | null
  /** Whether it is about all questions of the template. */
  readonly whole: boolean
}

/** What was ever left out of the assignments of a course, the newest first; with a question, what is about that one. */
export async function leftOutIn(
  db: Db,
  courseId: string,
  now: number,
  only?: WhichQuestion,
): Promise<readonly LeftOutDto[]> {
  const assignments = await listAssignments(db, [courseId])
  const ids = only === undefined ? assignments.map(({ id }) => id) : [only.assignmentId]
  const all = await listLeftOut(db, ids, { inForce: false })
  const about = all.filter(
    ({ template, itemId }) =>
      only === undefined || (template === only.template && (itemId === null || itemId === only.itemId)),
  )
  const open = about.length === 0 ? new Set<string>() : await openToAsker(now)
  return Promise.all(
    about.map(async ({ template, itemId, ...one }) => {
      const example = await exampleOf(db, { assignmentId: one.assignmentId, template, itemId })
      const hidden = example !== null && open.has(example.item.id)
      return {
        ...one,
        assignment: assignments.find(({ id }) => id === one.assignmentId)?.title ?? '',
        ask: hidden ? null : example ? bank.ask(example.item, example.seed) : template,
        whole: itemId === null,
      }
    }),
  )
}

/**
 * Lets the question that a report is about count for nobody in the assignment that it was met in; `whole`: all questions of its template, of
 * which every student may have had another. What was answered and computed stays as it is. For who teaches the course.
 */
export const leaveOutAppealed = defineUseCase(
  'course/leave-out',
  z.object({ courseId: unsafeId, reportId: unsafeId, whole: z.boolean(), reason: sentenceShape }),
  ({ courseId, reportId, whole, reason }, { now: at }) =>
    changeTaught(
      courseId,
      at,
      async (tx, { who, course }): Promise<Result<null, 'not-found' | 'rate-limited' | 'no-sentence'>> => {
        if (!(await withinLimit(EXCEPTION, who.id))) return err('rate-limited')
        const report = await findAppeal(tx, course.id, reportId)
        const run = report && (await appealedRuns(tx, course.id, [report.id])).get(report.id)
        if (!report || !run || report.template === null) return err('not-found')
        if (reason === null) return err('no-sentence')
        const { template, itemId } = report
        const which = { assignmentId: run.assignmentId, template, itemId: whole ? null : itemId }
        await leaveOut(tx, which, { reason, byId: who.id, at })
        return ok(null)
      },
    ),
)

/** Lets what was left out count again: it stays written, with who decided it and who ended it. For who teaches the course. */
export const countAgainInCourse = defineUseCase(
  'course/count-again',
  z.object({ courseId: unsafeId, leftOutId: unsafeId }),
  ({ courseId, leftOutId }, { now: at }) =>
    changeTaught(courseId, at, async (tx, { who, course }): Promise<Result<null, 'not-found' | 'rate-limited'>> => {
      if (!(await withinLimit(EXCEPTION, who.id))) return err('rate-limited')
      return (await countAgain(tx, course.id, leftOutId, { byId: who.id, at })) ? ok(null) : err('not-found')
    }),
)
