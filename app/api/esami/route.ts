import { saveChoice } from '#lib/server/exam/save-choice'
import { formOf, sentAnswer } from '#lib/server/form'
import { answerPost } from '#lib/server/http'

/**
 * Keeps a choice in an exam: `{ examId, position, idempotencyKey, fields }`, the fields as a form sends them. 200 with
 * `{ status, at }` once it is in the database, or `{ code }`. Nothing is said of whether it is right.
 */
export const POST = (request: Request): Promise<Response> =>
  answerPost(request, (sent) => {
    const { fields, ...input } = (sent ?? {}) as { readonly fields?: unknown }
    return saveChoice({ ...input, answer: sentAnswer(formOf(fields)) } as never)
  })
