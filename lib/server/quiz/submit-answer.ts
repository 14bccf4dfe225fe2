import 'server-only'
import { z } from 'zod'
import { ANSWER } from '#lib/auth/limits'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { attemptOnQuizItem } from '#lib/db/attempts'
import { database, transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { findKeyed, findQuiz } from '#lib/db/quizzes'
import { lockPerson } from '#lib/db/users'
import type { Confidence } from '#lib/study/index'
import { defineUseCase, idempotencyKey, unsafeId, unsafePosition } from '../define-use-case'
import type { AnsweredDto } from '../dto'
import { openBeside } from './open-beside'
import { type Recorded, recordAnswer } from './record-answer'
import { quizDto, refusalOf } from './state'
import { sayVerdict } from './verdict'

type Refusal =
  | 'expired-session'
  | 'not-found'
  | 'malformed'
  | 'invalid-answer'
  | 'item-open'
  | (typeof refusalOf)[keyof typeof refusalOf]

/** How sure the person says to be; what is none of the three is left unsaid: the answer counts all the same. */
const confidence = z
  .enum(['1', '2', '3'])
  .transform((said) => Number(said) as Confidence)
  .optional()
  .catch(undefined)

const shape = z.object({ quizId: unsafeId, position: unsafePosition, answer: z.unknown(), idempotencyKey, confidence })

/**
 * Locks the answer to a question of one's own quiz, and only then says the verdict. Whatever is sent again, one answer counts:
 * with the same key the same verdict comes back, with another key the verdict that was there.
 */
export const submitAnswer = defineUseCase('quiz/submit-answer', shape, async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(ANSWER, who.value.id))) return err('rate-limited')
  const open = await openBeside(unsafe.quizId, who.value.id, now)
  const recorded = await transaction(async (tx): Promise<Result<Recorded & { readonly owner: string }, Refusal>> => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return err('expired-session')
    const question = await findKeyed(tx, person.id, unsafe.quizId, unsafe.position)
    if (!question) return err('not-found')
    if (open.has(question.item.id)) return err('item-open')
    const { id: quizItemId, closing, ...snapshot } = question
    // An answer that comes again is told its verdict, whatever became of the quiz.
    if (closing && !(await attemptOnQuizItem(tx, quizItemId))) return err(refusalOf[closing])
    const result = await recordAnswer(tx, person, {
      quizItemId,
      snapshot,
      sent: unsafe.answer,
      confidence: unsafe.confidence ?? null,
      origin: 'browser',
      idempotencyKey: unsafe.idempotencyKey,
      now,
    })
    return result.ok ? ok({ ...result.value, owner: person.id }) : result
  })
  if (!recorded.ok) return recorded
  const { status, attempt, owner } = recorded.value
  const quiz = await findQuiz(database(), owner, unsafe.quizId)
  const dto: AnsweredDto = {
    status,
    mark: attempt.verdict,
    ...(await sayVerdict(attempt, owner)),
    quiz: quiz && quizDto(quiz),
    why: quiz?.wish.plan?.[unsafe.position - 1] ?? null,
  }
  return ok(dto)
})
