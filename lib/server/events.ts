import 'server-only'
import type { Result } from '#lib/base/result'
import type { Sent } from './body'
import type { Code } from './codes'
import { privateJson, statusOf } from './http'

/** A stream of events as a browser follows it: kept by nobody, changed by nothing in between. */
export const eventStream = (stream: Result<ReadableStream<Uint8Array>, Code>): Response =>
  stream.ok
    ? new Response(stream.value, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-cache, no-transform',
          'X-Accel-Buffering': 'no',
        },
      })
    : privateJson({ code: stream.error }, statusOf(stream.error))

/** The number of the last event that a browser has heard; null where it begins. */
export function lastEvent(request: Pick<Sent, 'headers'>): number | null {
  const header = request.headers.get('last-event-id')
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null
}
