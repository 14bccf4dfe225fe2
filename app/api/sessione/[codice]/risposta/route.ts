import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import { formOf, sentAnswer } from '#lib/server/form'
import { fromThisSite, privateJson, readJson, statusOf } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly codice: string }>
}

/**
 * Locks an answer in a live session: `{ questionId, idempotencyKey, fields }`, the fields as a form sends them. 200 with `{ status }` once it
 * is in the database, or `{ code }`. Nothing is said of whether it is right.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const { codice: code } = await params
  const { fields, ...input } = (body.value ?? {}) as { readonly fields?: unknown }
  const kept = await answerClassQuestion({ ...input, code, answer: sentAnswer(formOf(fields)) } as never)
  return kept.ok ? privateJson(kept.value) : privateJson({ code: kept.error }, statusOf(kept.error))
}
