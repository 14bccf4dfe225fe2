import 'server-only'
import { z } from 'zod'
import type { NamesOrder } from '#lib/base/by-name'
import { ok } from '#lib/base/result'
import { groupedBy } from '#lib/courses/index'
import { type AskedInRun, listAskedInRuns, whoBegan } from '#lib/db/run-marks'
import type { Verdict } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { openToAsker } from '../../open-items'
import { bank } from '../../ports'
import { answeredIn } from '../answered-in'
import { type PeoplePage, pageOf, peopleWish } from '../people-page'
import { inNames, namesWish } from '../pupils'
import { sayChosen } from '../say-chosen'
import { commonQuestions } from './common'

/** What somebody answered to one question. */
export interface Response {
  /** Where it stands in the attempt. */
  readonly position: number
  /** Null of a question that is open to whoever looks, elsewhere: nothing is said of its answers. */
  readonly said: string | null
  readonly mark: Verdict | null
}

export interface ResponsesDto {
  /** The questions that all have by their ids, in the order of the assignment. */
  readonly questions: readonly string[]
  readonly names: NamesOrder
  readonly people: PeoplePage
  /** One for each time that somebody began it: its answers in the order of the questions, null where there is none. */
  readonly rows: readonly {
    readonly userId: string
    readonly name: string
    readonly quizId: string
    readonly number: number
    readonly of: number
    readonly responses: readonly (Response | null)[]
  }[]
}

/** What says answers in words; a question that many had alike is put in words once. */
function sayer(): (asked: AskedInRun) => string {
  const views = new Map<string, ReturnType<typeof bank.question>>()
  return ({ itemId, seed, item, answer }) => {
    const key = `${itemId} ${seed}`
    const view = views.get(key) ?? bank.question(item, seed)
    views.set(key, view)
    return answer ? sayChosen(view, answer.given) : ''
  }
}

/** Who answered what, all questions of an assignment at one look; null where not everybody has the same. For who teaches the course. */
export const getResponses = defineUseCase(
  'course/responses',
  z.object({ courseId: unsafeId, assignmentId: unsafeId, ...peopleWish, names: namesWish }),
  async ({ courseId, assignmentId, search, page, names }, { now }) => {
    const answered = await answeredIn(courseId, assignmentId, now)
    if (!answered.ok) return answered
    const { db, assignment, pupils, of, lines } = answered.value
    const questions = lines.length === 0 ? null : await commonQuestions(db, assignment, of.userIds)
    if (questions === null) return ok(null)
    const begun = await whoBegan(db, of.assignmentId)
    const { shown, ...people } = pageOf(
      inNames(pupils, names).filter(({ userId }) => begun.has(userId)),
      { search, page },
    )
    const userIds = shown.map(({ userId }) => userId)
    const own = groupedBy(await listAskedInRuns(db, { ...of, userIds }), ({ userId }) => userId)
    const [open, say] = [await openToAsker(now), sayer()]
    const responseTo = (one: AskedInRun | undefined): Response | null => {
      if (!one?.answer) return null
      const told = !open.has(one.itemId)
      return { position: one.position, said: told ? say(one) : null, mark: told ? one.answer.verdict : null }
    }
    return ok<ResponsesDto>({
      ...{ questions, names, people },
      rows: shown.flatMap(({ userId, name }) => {
        const runs = [...groupedBy(own.get(userId) ?? [], ({ quizId }) => quizId)]
        return runs.map(([quizId, all], n) => ({
          ...{ userId, name, quizId, number: n + 1, of: runs.length },
          responses: questions.map((itemId) => responseTo(all.find((one) => one.itemId === itemId))),
        }))
      }),
    })
  },
)
