import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { listRuns, type Run } from '#lib/db/assignment-runs'
import { type Assignment, findAssignment, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { findRun, listRunQuestions, type RunHead, type RunQuestion } from '#lib/db/course-attempts'
import { type HandMark, listHandMarks, type PastHandMark } from '#lib/db/decided/hand-marks'
import { listRunDecisions, type RunDecision } from '#lib/db/decided/run-decisions'
import { leftOutOf } from '#lib/db/left-out'
import { asTheirs } from '#lib/italian/index'
import type { BeliefView, VerdictView } from '#lib/italian/views'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { type Column, columnOf } from './cells'
import { type BookOrder, orderWish, type Place, type Pupil, placeOf } from './pupils'
import { countedIn, isFinished, runsOf } from './runs'
import { taughtPupil } from './student-work'

/** A question of an attempt in a list. */
export interface AttemptLine {
  readonly position: number
  readonly ask: string
  /** `hidden`: whoever looks is being asked it elsewhere. */
  readonly mark: 'open' | 'hidden' | 'right' | 'wrong' | 'wrongReason' | 'gaveUp'
  readonly at: number | null
  readonly beliefs: readonly BeliefView[]
  /** Why it counts for nobody; null where it counts. */
  readonly leftOut: string | null
  /** What it is worth by hand; null where that is what was computed. */
  readonly byHand: HandMark | null
}

const shape = z.object({ courseId: unsafeId, userId: unsafeId, quizId: unsafeId })

type Which = z.output<typeof shape>

interface Opened {
  readonly assignment: Assignment
  readonly db: Db
  /** Everybody who attends the course. */
  readonly pupils: readonly Pupil[]
  readonly course: { readonly id: string; readonly title: string }
  readonly pupil: Pupil
  readonly column: Column
  readonly head: RunHead
  readonly run: Run
  /** Which of how many times. */
  readonly place: { readonly number: number; readonly of: number }
  readonly questions: readonly RunQuestion[]
  /** What counts for nobody, by its place. */
  readonly leftOut: ReadonlyMap<number, string>
  /** All that was ever marked by hand in it, the newest first. */
  readonly marks: readonly PastHandMark[]
  /** What whoever looks is being asked elsewhere. */
  readonly open: ReadonlySet<string>
}

/** An attempt of a student of a course, for who teaches it; an exam whose time is over is handed in first. */
export async function attemptOf(
  which: Which,
  now: number,
): Promise<Result<Opened, 'expired-session' | 'not-allowed' | 'not-found'>> {
  const found = await taughtPupil(which, now)
  if (!found.ok) return found
  const { db, course, pupil, pupils } = found.value
  const of = { courseId: course.id, userId: pupil.userId, quizId: which.quizId }
  const head = await findRun(db, of)
  const assignment = head && (await findAssignment(db, head.assignmentId))
  if (!head || !assignment) return err('not-found')
  const runs = await runsOf(db, [assignment.id], now, [pupil.userId], 'all')
  const run = runs.find(({ quizId }) => quizId === head.quizId)
  if (!run) return err('not-found')
  const place = { number: run.number, of: runs.length }
  const questions = await listRunQuestions(db, of)
  const leftOut = new Map((await leftOutOf(db, head.quizId)).map(({ position, reason }) => [position, reason]))
  const given = await listHandMarks(db, [assignment.id], { userIds: [pupil.userId], past: true })
  const marks = given.filter(({ quizId }) => quizId === head.quizId)
  const open = await openToAsker(now)
  return ok({
    ...{ db, assignment, course, pupil, pupils, column: columnOf(assignment) },
    ...{ head, run, place, questions, leftOut, marks, open },
  })
}

/** Whether a question may be marked by hand: it was answered, or nobody answers it any more. */
export const mayMark = ({ answer }: RunQuestion, run: Run): boolean => answer !== null || isFinished(run)

const lineOf = ({ position, item, seed, answer }: RunQuestion, { open, leftOut, marks }: Opened): AttemptLine => {
  const told = answer !== null && !open.has(item.id)
  const mark = marks.find((each) => each.position === position && each.ended === null)
  return {
    position,
    ask: bank.ask(item, seed),
    mark: answer === null ? 'open' : told ? answer.verdict : 'hidden',
    at: answer?.at ?? null,
    beliefs: told ? tallied([answer]) : [],
    // Why may tell the answer.
    leftOut: leftOut.has(position) ? (open.has(item.id) ? '' : (leftOut.get(position) ?? '')) : null,
    byHand: mark ? { points: mark.points, reason: open.has(item.id) ? '' : mark.reason } : null,
  }
}

export interface AttemptDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly pupil: Pupil
  readonly column: Column
  readonly quizId: string
  readonly at: number
  readonly lastAt: number | null
  readonly finished: boolean
  /** Whether it counts for nothing. */
  readonly annulled: boolean
  readonly right: number
  readonly total: number
  /** The same without what counts for nobody and with what is marked by hand; null where all counts as it was computed. */
  readonly counted: { readonly right: number; readonly total: number } | null
  readonly number: number
  readonly of: number
  /** All that was ever decided of the whole of it, the newest first. */
  readonly decisions: readonly RunDecision[]
  readonly lines: readonly AttemptLine[]
  /** Among those who have to do it, in the order of the gradebook that was asked for, with the last attempts of those before and after. */
  readonly neighbours: Place & { readonly runs: ReadonlyMap<string, string> }
}

/** The place of the student of an attempt, and the last attempts of those who stand beside them. */
async function neighboursOf(
  { db, course, assignment, pupil, pupils }: Opened,
  order: BookOrder,
  now: number,
): Promise<AttemptDto['neighbours']> {
  const assignments = await listAssignments(db, [course.id])
  const place = await placeOf({ db, assignments, pupils, now }, order, { assignment, userId: pupil.userId })
  const beside = [place.before, place.after].flatMap((each) => each?.userId ?? [])
  const runs = await listRuns(db, [assignment.id], beside)
  return { ...place, runs: new Map(runs.map(({ userId, quizId }) => [userId, quizId])) }
}

/** One time that a student did an assignment: its questions in order, each with what it was worth. */
export const getAttempt = defineUseCase('course/attempt', shape.extend(orderWish), async (wish, { now }) => {
  const { courseId, userId, quizId, ...order } = wish
  const which = { courseId, userId, quizId }
  const found = await attemptOf(which, now)
  if (!found.ok) return found
  const { db, course, pupil, column, head, run, place, questions } = found.value
  const decisions = await listRunDecisions(db, [head.assignmentId], [pupil.userId])
  const counted = countedIn(run)
  const decided = run.leftOut > 0 || run.byHand > 0
  const dto: AttemptDto = {
    course,
    pupil,
    column,
    quizId: head.quizId,
    at: head.at,
    lastAt: run.lastAt,
    annulled: run.annulledAt !== null,
    finished: isFinished(run),
    right: run.right,
    total: run.total,
    counted: decided ? { right: counted.right, total: counted.total } : null,
    ...place,
    decisions: decisions.filter((each) => each.quizId === head.quizId),
    lines: questions.map((question) => lineOf(question, found.value)),
    neighbours: await neighboursOf(found.value, order, now),
  }
  return ok(dto)
})

/** A verdict as whoever teaches the student reads it. */
const toTeacher = <T extends { readonly verdict: VerdictView }>(said: T): T => ({
  ...said,
  verdict: asTheirs(said.verdict),
})

/** One question of it as the student saw it, frozen: what was answered, and the verdict. Without an answer it is the question alone. */
export const getAttemptQuestion = defineUseCase(
  'course/attempt-question',
  shape.extend({ position: unsafePosition }),
  async ({ position, ...which }, { now }) => {
    const found = await attemptOf(which, now)
    if (!found.ok) return found
    const { course, pupil, column, head, run, questions, leftOut, marks, open } = found.value
    const at = questions.findIndex((each) => each.position === position)
    const question = questions[at]
    if (!question) return err('not-found')
    const { item, seed, answer } = question
    if (answer && open.has(item.id)) return err('item-open')
    const { itemId: _, level: __, ...view } = bank.question(item, seed)
    return ok({
      course,
      pupil,
      column,
      quizId: head.quizId,
      edition: head.edition,
      now: bank.edition,
      position,
      total: questions.length,
      before: questions[at - 1]?.position ?? null,
      after: questions[at + 1]?.position ?? null,
      question: view,
      told: answer && { at: answer.at, ...toTeacher(await sayVerdict(answer, pupil.userId)) },
      leftOut: leftOut.get(position) ?? null,
      /** What was computed, and what was decided of it by hand: null where there is nothing to mark yet. */
      marked: mayMark(question, run)
        ? {
            computed: answer?.verdict === 'right' ? 1 : 0,
            given: marks.filter((each) => each.position === position),
          }
        : null,
    })
  },
)
