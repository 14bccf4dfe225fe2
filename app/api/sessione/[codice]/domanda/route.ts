import { wantToAsk } from '#lib/server/classroom/want-to-ask'
import { fromThisSite, privateJson, readJson, statusOf } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly codice: string }>
}

/** Votes on what the players of a call are asked: `{ questionId, ballot, key }`. 200 with `{ status }` once it is in the database, or `{ code }`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const { codice: code } = await params
  const kept = await wantToAsk({ ...(body.value as object | null), code } as never)
  return kept.ok ? privateJson(kept.value) : privateJson({ code: kept.error }, statusOf(kept.error))
}
