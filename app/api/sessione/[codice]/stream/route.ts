import type { Sent } from '#lib/server/body'
import { followAsPlayer } from '#lib/server/classroom/follow-class'
import { eventStream, lastEvent } from '#lib/server/events'

interface Context {
  readonly params: Promise<{ readonly codice: string }>
}

/** The live session of a code as its player sees it, as server-sent events: `stato` whenever it changes, `fuori` when they are removed. */
export async function GET(request: Sent, { params }: Context): Promise<Response> {
  const { codice: code } = await params
  return eventStream(await followAsPlayer({ code, lastSeq: lastEvent(request) }))
}
