import { runCommand } from '#lib/server/classroom/run-command'
import { fromThisSite, privateJson, readJson, statusOf } from '#lib/server/http'

interface Context {
  readonly params: Promise<{ readonly id: string }>
}

/** Leads a live session: `{ command, seen }`. 200 with `{ seq }` once it is done, or `{ code }`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const { id } = await params
  const done = await runCommand({ ...(body.value as object | null), id } as never)
  return done.ok ? privateJson(done.value) : privateJson({ code: done.error }, statusOf(done.error))
}
