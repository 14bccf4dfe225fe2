import type { Sent } from '#lib/server/body'
import { doubtStep } from '#lib/server/classroom/doubt-step'
import { answerPost } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly codice: string }>
}

/** Says that a step was not understood, or that it is now: `{ questionId, step, doubts }`. */
export async function POST(request: Sent, { params }: Context): Promise<Response> {
  const { codice: code } = await params
  return answerPost(request, (sent) => doubtStep({ ...(sent as object | null), code } as never))
}
