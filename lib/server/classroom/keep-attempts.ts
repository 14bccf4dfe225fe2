import 'server-only'
import { unrecorded } from '#lib/db/classroom/answers'
import { classQuestions } from '#lib/db/classroom/sessions'
import { database, transaction } from '#lib/db/client'
import { isDatabaseDown } from '#lib/db/down'
import { lockPerson } from '#lib/db/users'
import { errorPlace, log } from '../log'
import { type Answering, recordAnswers } from '../quiz/record-answer'

/**
 * Answers that have been told become answers like any other of whoever gave them, once: what was cut off here is found again the next time
 * that anything of the session is told, or its owner (`only`) looks at it. One person after the other, since nobody waits for all of them.
 */
export async function keepAttempts(sessionId: string, only: string | null = null): Promise<void> {
  const left = await unrecorded(database(), sessionId, only)
  if (left.length === 0) return
  const questions = new Map((await classQuestions(database(), sessionId)).map((question) => [question.id, question]))
  for (const userId of new Set(left.map((one) => one.userId))) {
    const answers = left.flatMap((one): readonly Answering[] => {
      const question = one.userId === userId ? questions.get(one.questionId) : undefined
      if (!question) return []
      return [
        {
          quizItemId: null,
          origin: 'classroom',
          idempotencyKey: one.questionId,
          snapshot: { seed: question.seed, item: question.item },
          sent: one.given,
          confidence: null,
          now: one.at,
        },
      ]
    })
    await keepOf(userId, answers)
  }
}

/** Those of one person. Where they cannot be kept they are found again next time: what the others answered is kept all the same. */
async function keepOf(userId: string, answers: readonly Answering[]): Promise<void> {
  try {
    await transaction(async (tx) => {
      const person = await lockPerson(tx, userId)
      if (person) await recordAnswers(tx, person, answers)
    })
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    log.error({ event: 'answers of a session not kept', ...errorPlace(error) })
  }
}
