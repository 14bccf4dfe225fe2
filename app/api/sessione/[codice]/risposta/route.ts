import type { Sent } from '#lib/server/body'
import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import { formOf, sentAnswer } from '#lib/server/form'
import { answerPost } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly codice: string }>
}

/**
 * Locks an answer in a live session: `{ questionId, idempotencyKey, fields }`, the fields as a form sends them. 200 with `{ status }` once it
 * is in the database, or `{ code }`. Nothing is said of whether it is right.
 */
export async function POST(request: Sent, { params }: Context): Promise<Response> {
  const { codice: code } = await params
  return answerPost(request, (sent) => {
    const { fields, ...input } = (sent ?? {}) as { readonly fields?: unknown }
    return answerClassQuestion({ ...input, code, answer: sentAnswer(formOf(fields)) } as never)
  })
}
