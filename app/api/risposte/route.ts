import type { Sent } from '#lib/server/body'
import { answerPost } from '#lib/server/http'
import { answerItem } from '#lib/server/item/answer-item'
import { submitAnswer } from '#lib/server/quiz/submit-answer'

/**
 * Locks an answer: `{ quizId, position, answer, idempotencyKey }` for a question of a quiz, `{ itemId, answer, idempotencyKey }` for one on its
 * own page. 200 with the verdict (409 when another answer was there before, with the verdict of that one), or `{ code }`.
 */
export const POST = (request: Sent): Promise<Response> =>
  answerPost(
    request,
    (sent) =>
      sent !== null && typeof sent === 'object' && 'quizId' in sent
        ? submitAnswer(sent as never)
        : answerItem(sent as never),
    ({ status }) => (status === 'accepted' ? 200 : 409),
  )
