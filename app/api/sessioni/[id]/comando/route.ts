import type { Sent } from '#lib/server/body'
import { runCommand } from '#lib/server/classroom/run-command'
import { answerPost } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly id: string }>
}

/** Leads a live session: `{ command, seen }`. 200 with `{ seq }` once it is done, or `{ code }`. */
export async function POST(request: Sent, { params }: Context): Promise<Response> {
  const { id } = await params
  return answerPost(request, (sent) => runCommand({ ...(sent as object | null), id } as never))
}
