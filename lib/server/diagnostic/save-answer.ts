import 'server-only'
import { z } from 'zod'
import { ANSWER } from '#lib/auth/limits'
import { requireUser } from '#lib/auth/user'
import { invariant } from '#lib/base/invariant'
import { err, ok, type Result } from '#lib/base/result'
import { type Db, transaction } from '#lib/db/client'
import { type DiagnosticState, finishDiagnostic, lockDiagnostic } from '#lib/db/diagnostics'
import { findKeyedExamQuestion, keepChoice, keyedExamQuestions } from '#lib/db/exams'
import { withinLimit } from '#lib/db/limits'
import { lockPerson } from '#lib/db/users'
import { DIAGNOSTIC_LENGTH, grade } from '#lib/study/index'
import { defineUseCase, idempotencyKey, unsafeId, unsafePosition } from '../define-use-case'
import { log } from '../log'
import { recordAnswers } from '../quiz/record-answer'
import { askNext } from './ask-next'

/** Nothing is said of the answer, only whether it was the last one. */
export interface SavedAnswer {
  readonly status: 'saved' | 'already-saved'
  readonly finished: boolean
}

const shape = z.object({ id: unsafeId, position: unsafePosition, answer: z.unknown(), idempotencyKey })

/**
 * Keeps the answer to a question of one's own diagnostic, once and for good, says nothing of it, and has the next one chosen. With the last
 * one the diagnostic is finished, and all its answers count as those of a quiz do.
 */
export const saveDiagnosticAnswer = defineUseCase('diagnostic/answer', shape, async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const { id: userId } = who.value
  if (!(await withinLimit(ANSWER, userId))) return err('rate-limited')
  const kept = await transaction(
    async (tx): Promise<Result<SavedAnswer & { readonly held: DiagnosticState }, 'not-found' | 'invalid-answer'>> => {
      const held = await lockDiagnostic(tx, userId, unsafe.id)
      const question = held && (await findKeyedExamQuestion(tx, held.id, unsafe.position))
      if (!held || !question) return err('not-found')
      const answered = (await keyedExamQuestions(tx, held.id)).filter(({ choice }) => choice !== null)
      if (answered.some(({ id }) => id === question.id))
        return ok({ status: 'already-saved', finished: held.finishedAt !== null, held })
      const graded = grade(question.item, unsafe.answer)
      if (graded.type === 'invalid') return err('invalid-answer')
      await keepChoice(tx, {
        quizItemId: question.id,
        idempotencyKey: unsafe.idempotencyKey,
        given: graded.given,
        late: false,
        at: now,
      })
      const finished = answered.length + 1 === DIAGNOSTIC_LENGTH
      if (finished) await finish(tx, userId, held.id, now)
      return ok({ status: 'saved', finished, held })
    },
  )
  if (!kept.ok) return kept
  const { held, ...saved } = kept.value
  await askNext(userId, held)
  return ok<SavedAnswer>(saved)
})

/** Makes answers of all choices, once, in the order of the questions. */
async function finish(tx: Db, userId: string, id: string, now: number): Promise<void> {
  const person = await lockPerson(tx, userId)
  invariant(person, 'whoever holds a diagnostic exists')
  const questions = await keyedExamQuestions(tx, id)
  const recorded = await recordAnswers(
    tx,
    person,
    questions.flatMap(({ id: quizItemId, seed, item, choice }) =>
      choice
        ? [
            {
              quizItemId,
              snapshot: { seed, item },
              sent: choice.given,
              origin: 'diagnostic',
              idempotencyKey: choice.id,
              confidence: null,
              now,
            },
          ]
        : [],
    ),
  )
  // Whatever became of one answer, the diagnostic is finished.
  for (const result of recorded) if (!result.ok) log.error({ event: 'choice without answer', code: result.error })
  await finishDiagnostic(tx, id, now)
}
