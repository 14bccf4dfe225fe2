import { saveChoice } from '#lib/server/exam/save-choice'
import { formOf, sentAnswer } from '#lib/server/form'
import { fromThisSite, privateJson, readJson, statusOf } from '#lib/server/http'

/**
 * Keeps a choice in an exam: `{ examId, position, idempotencyKey, fields }`, the fields as a form sends them. 200 with
 * `{ status, at }` once it is in the database, or `{ code }`. Nothing is said of whether it is right.
 */
export async function POST(request: Request): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const { fields, ...input } = (body.value ?? {}) as { readonly fields?: unknown }
  const saved = await saveChoice({ ...input, answer: sentAnswer(formOf(fields)) } as never)
  return saved.ok ? privateJson(saved.value) : privateJson({ code: saved.error }, statusOf(saved.error))
}
