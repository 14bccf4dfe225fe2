import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { listGivenAnswers } from '#lib/db/course-attempts'
import type { QuestionView } from '#lib/italian/views'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { answeredIn } from './answered-in'
import { askedFor, type SaidAnswer, saidOf } from './answers'
import { type Column, columnOf } from './cells'

/** One of all answers to some questions of an assignment, with the question as that person had it. */
export interface TurnDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly column: Column
  /** Which one it is, of how many. */
  readonly n: number
  readonly of: number
  readonly question: Omit<QuestionView, 'itemId' | 'level'>
  readonly answer: SaidAnswer
}

/** The answers of a whole class to one question, or to those of one template, one after the other: to be marked in turn. For who teaches the course. */
export const getAnswerInTurn = defineUseCase(
  'course/answer-in-turn',
  z.object({ courseId: unsafeId, assignmentId: unsafeId, question: z.string().max(200), n: unsafePosition }),
  async ({ courseId, assignmentId, question: key, n }, { now }) => {
    const answered = await answeredIn(courseId, assignmentId, now)
    if (!answered.ok) return answered
    const { db, course, assignment, pupils, of, lines } = answered.value
    const which = askedFor(lines, key)
    const given = which ? await listGivenAnswers(db, of, which) : []
    const one = given[n - 1]
    if (!one) return err('not-found')
    if ((await openToAsker(now)).has(one.item.id)) return err('item-open')
    const { itemId: _, level: __, ...question } = bank.question(one.item, one.seed)
    return ok<TurnDto>({
      course,
      column: columnOf(assignment),
      ...{ n, of: given.length, question },
      answer: saidOf(one, pupils),
    })
  },
)
