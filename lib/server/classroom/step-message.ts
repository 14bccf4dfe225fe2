import 'server-only'
import type { News } from '#lib/db/live'
import type { ClassState } from './state'

/** Of an explanation whoever plays hears where the wall has come to, and nothing again of the rest; null where it has not moved. */
export function stepMessage({ row: { session } }: ClassState, events: News['events']): string | null {
  if (session.phase !== 'revealed' || !events.some(({ event }) => event.type === 'stepped')) return null
  return `id: ${session.seq}\nevent: passo\ndata: ${JSON.stringify({ step: session.step })}\n\n`
}
