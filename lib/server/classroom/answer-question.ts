import 'server-only'
import { z } from 'zod'
import { CLASS_ANSWER } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import { chosenIn, keepAnswer } from '#lib/db/classroom/answers'
import { findClassQuestion } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { withinLocalLimit } from '#lib/db/limits'
import { grade } from '#lib/study/index'
import { defineUseCase, idempotencyKey, unsafeId } from '../define-use-case'
import { remembering } from '../remembering'
import { readShortCode } from '../short-code'
import { ownToken } from './player'
import { tellCounts } from './tell-counts'

const shape = z.object({
  code: z.string().max(100),
  questionId: unsafeId,
  answer: z.unknown(),
  idempotencyKey,
  /** The key of the answer of theirs that this one changes. */
  replaces: z.string().max(100).nullish(),
})

/**
 * Keeps a player's answer and says nothing of its worth. Once it says `accepted` it is in the database, and whatever is sent again counts for
 * nothing more, unless it names the answer that it changes, in a session that allows it, while the question is open. `key` and `chosen` are
 * those of the answer that counts.
 */
export const answerClassQuestion = defineUseCase('classroom/answer', shape, async (unsafe) => {
  const tokenHash = await ownToken(readShortCode(unsafe.code))
  if (tokenHash === null) return err('not-playing')
  if (!(await withinLocalLimit(CLASS_ANSWER, tokenHash))) return err('rate-limited')
  const question = await known(unsafe.questionId)
  if (!question) return err('not-playing')
  const graded = grade(question.item, unsafe.answer)
  if (graded.type === 'invalid') return err('invalid-answer')
  const { given, verdict, beliefs } = graded
  const kept = await keepAnswer({
    questionId: question.id,
    sessionId: question.sessionId,
    tokenHash,
    idempotencyKey: unsafe.idempotencyKey,
    replaces: unsafe.replaces ?? null,
    given,
    verdict,
    beliefs,
  })
  if (!('key' in kept)) return err(kept.status === 'unknown-player' ? 'not-playing' : kept.status)
  tellCounts(question.sessionId)
  return ok({ status: kept.status, key: kept.key, ...chosenIn(kept.given) })
})

/** Questions never change, and a whole room answers the same one: each is read once by this process. */
const known = remembering(
  'class-questions',
  200,
  (id: string) => id,
  (id) => findClassQuestion(database(), id),
)
