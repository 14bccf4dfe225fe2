import { doubtStep } from '#lib/server/classroom/doubt-step'
import { fromThisSite, privateJson, readJson, statusOf } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly codice: string }>
}

/** Says that a step was not understood, or that it is now: `{ questionId, step, doubts }`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const { codice: code } = await params
  const said = await doubtStep({ ...(body.value as object | null), code } as never)
  return said.ok ? privateJson(said.value) : privateJson({ code: said.error }, statusOf(said.error))
}
