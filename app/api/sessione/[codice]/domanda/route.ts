import type { Sent } from '#lib/server/body'
import { wantToAsk } from '#lib/server/classroom/want-to-ask'
import { answerPost } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly codice: string }>
}

/** Votes on what the players of a call are asked: `{ questionId, ballot, key }`. 200 with `{ status }` once it is in the database, or `{ code }`. */
export async function POST(request: Sent, { params }: Context): Promise<Response> {
  const { codice: code } = await params
  return answerPost(request, (sent) => wantToAsk({ ...(sent as object | null), code } as never))
}
