import 'server-only'
import { z } from 'zod'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { appealedRuns, appealedWords } from '#lib/db/appeals'
import { findAssignment, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { countAgain, exampleOf, type LeftOut, leaveOut, listLeftOut, type WhichQuestion } from '#lib/db/left-out'
import { withinLimit } from '#lib/db/limits'
import type { Report } from '#lib/db/reports'
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

/** One question of an assignment, or without an item all of a template, whichever of them was left out. */
type About = Omit<WhichQuestion, 'itemId'> & { readonly itemId?: string | null }

/** What was ever left out of the assignments of a course, the newest first; with a question, what is about that one. In the words of whoever reported it, where somebody did. */
export async function leftOutIn(db: Db, courseId: string, now: number, only?: About): Promise<readonly LeftOutDto[]> {
  const assignments = await listAssignments(db, [courseId])
  const ids = only === undefined ? assignments.map(({ id }) => id) : [only.assignmentId]
  const all = await listLeftOut(db, ids, { inForce: false })
  const about = all.filter(
    ({ template, itemId }) =>
      only === undefined ||
      (template === only.template && (itemId === null || only.itemId === undefined || itemId === only.itemId)),
  )
  const appealed = about.length === 0 ? [] : await appealedWords(db, ids)
  const open = about.length === 0 ? new Set<string>() : await openToAsker(now)
  return Promise.all(
    about.map(async ({ template, itemId, ...one }) => {
      const example = await exampleOf(db, { assignmentId: one.assignmentId, template, itemId })
      const said = appealed.find(
        (each) =>
          each.assignmentId === one.assignmentId && each.template === template && [null, each.itemId].includes(itemId),
      )
      const hidden = [said?.itemId, example?.item.id].some((id) => id !== undefined && open.has(id))
      return {
        ...one,
        assignment: assignments.find(({ id }) => id === one.assignmentId)?.title ?? '',
        ask: hidden ? null : (said?.ask ?? (example ? bank.ask(example.item, example.seed) : template)),
        whole: itemId === null,
      }
    }),
  )
}

/** The question that a report of a course is about, in the assignment that it was met in; null where it was met elsewhere. */
async function questionOf(
  db: Db,
  courseId: string,
  { id, template, itemId }: Pick<Report, 'id' | 'template' | 'itemId'>,
): Promise<WhichQuestion | null> {
  const run = (await appealedRuns(db, courseId, [id])).get(id)
  return run && template !== null ? { assignmentId: run.assignmentId, template, itemId } : null
}

/** What a decision about a report lets count for nobody. */
export interface LeavingOut {
  /** All questions of its template, of which every student may have had another. */
  readonly whole: boolean
  readonly reason: string
  readonly byId: string
  readonly at: number
}

/**
 * Lets the question that a report is about count for nobody, or all of its template, unless that is out already. Without a decision it only
 * looks. Returns whether the question is out now. The course must be held.
 */
export async function leaveOutOnce(
  tx: Db,
  courseId: string,
  report: Report,
  decision: LeavingOut | null,
): Promise<boolean> {
  const which = await questionOf(tx, courseId, report)
  if (which === null) return false
  const inForce = await listLeftOut(tx, [which.assignmentId], { inForce: true })
  const out = inForce.filter((one) => one.template === which.template && [null, which.itemId].includes(one.itemId))
  if (!decision) return out.length > 0
  const { whole, ...why } = decision
  if (whole ? !out.some(({ itemId }) => itemId === null) : out.length === 0)
    await leaveOut(tx, { ...which, itemId: whole ? null : which.itemId }, why)
  return true
}

/**
 * Lets a question of an assignment count for nobody, or without an item all questions of its template. What was answered and computed stays
 * as it is. For who teaches the course.
 */
export const leaveOutAsked = defineUseCase(
  'course/leave-out',
  z.object({
    ...{ courseId: unsafeId, assignmentId: unsafeId },
    template: z.string().max(200),
    itemId: z.string().max(200).nullable(),
    reason: sentenceShape,
  }),
  ({ courseId, assignmentId, template, itemId, reason }, { now: at }) =>
    changeTaught(
      courseId,
      at,
      async (tx, { who, course }): Promise<Result<null, 'not-found' | 'rate-limited' | 'no-sentence'>> => {
        if (!(await withinLimit(EXCEPTION, who.id))) return err('rate-limited')
        const assignment = await findAssignment(tx, assignmentId)
        const which = { assignmentId, template, itemId }
        const asked = assignment?.courseId === course.id && (await exampleOf(tx, which))
        if (!asked) return err('not-found')
        if (reason === null) return err('no-sentence')
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
