import 'server-only'
import type { Result } from '#lib/base/result'
import type { Sent } from './body'
import type { Code } from './codes'
import { privateJson, statusOf } from './http'

/**
 * Where a reader's events go. `write` takes pieces that leave together, and says false once too much waits to be taken; whoever is so far behind
 * comes back and hears how it stands.
 */
export interface Sink {
  readonly write: (...pieces: readonly Uint8Array[]) => boolean
  readonly end: () => void
}

/** What one reader is told, from when there is somewhere to write it. Returns what to call once the reader has left. */
export type Telling = (sink: Sink) => () => void

/** Bytes that may wait for one reader. */
export const BEHIND = 1_000_000

const tellings = new WeakMap<Response, Telling>()

/** What an answer goes on to tell, for whoever writes it by themselves; undefined where it is an answer like any other. */
export const tellingOf = (response: Response): Telling | undefined => tellings.get(response)

/** A stream of events as a browser follows it: kept by nobody, changed by nothing in between. */
export function eventStream(telling: Result<Telling, Code>): Response {
  if (!telling.ok) return privateJson({ code: telling.error }, statusOf(telling.error))
  const response = new Response(asStream(telling.value), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
  tellings.set(response, telling.value)
  return response
}

/** The same as a stream of bytes, which begins when somebody reads it. */
export function asStream(telling: Telling): ReadableStream<Uint8Array> {
  let leave: (() => void) | undefined
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        leave ??= telling({
          write: (...pieces) => {
            for (const piece of pieces) controller.enqueue(piece)
            return (controller.desiredSize ?? 0) > -BEHIND
          },
          end: () => controller.close(),
        })
      },
      cancel: () => leave?.(),
    },
    { highWaterMark: 0, size: (chunk) => chunk.byteLength },
  )
}

/** The number of the last event that a browser has heard; null where it begins. */
export function lastEvent(request: Pick<Sent, 'headers'>): number | null {
  const header = request.headers.get('last-event-id')
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null
}
