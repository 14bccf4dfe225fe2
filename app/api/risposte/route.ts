import { fromThisSite, privateJson, readJson, statusOf } from '#lib/server/http'
import { answerItem } from '#lib/server/item/answer-item'
import { submitAnswer } from '#lib/server/quiz/submit-answer'

/**
 * Locks an answer: `{ quizId, position, answer, idempotencyKey }` for a question of a quiz, `{ itemId, answer, idempotencyKey }` for one on its
 * own page. 200 with the verdict (409 when another answer was there before, with the verdict of that one), or `{ code }`.
 */
export async function POST(request: Request): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const input = body.value as never
  const ofQuiz = body.value !== null && typeof body.value === 'object' && 'quizId' in body.value
  const answered = ofQuiz ? await submitAnswer(input) : await answerItem(input)
  if (!answered.ok) return privateJson({ code: answered.error }, statusOf(answered.error))
  return privateJson(answered.value, answered.value.status === 'accepted' ? 200 : 409)
}
