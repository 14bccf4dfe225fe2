import type { Sent } from '#lib/server/body'
import { followAsLeader } from '#lib/server/classroom/follow-class'
import { eventStream, lastEvent } from '#lib/server/events'

interface Context {
  readonly params: Promise<{ readonly id: string }>
}

/** A live session as whoever leads it sees it, or the wall (`?ruolo=proiettore`): `stato` whenever it changes, `conteggio` between. */
export async function GET(request: Sent, { params }: Context): Promise<Response> {
  const { id } = await params
  const role = new URLSearchParams(request.url.split('?', 2)[1]).get('ruolo') === 'proiettore' ? 'projector' : 'host'
  return eventStream(await followAsLeader({ id, role, lastSeq: lastEvent(request) }))
}
