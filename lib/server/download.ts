import 'server-only'
import { sayError } from '#lib/italian/errors'
import type { Code } from './codes'
import { statusOf } from './http'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** A file that the browser saves under its name, sent as it is written. */
export const sendFile = (
  file: { readonly name: string; readonly type: string; readonly pieces: AsyncGenerator<string | Uint8Array> },
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(streamOf(file.pieces), {
    headers: {
      ...PRIVATE,
      ...headers,
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
    },
  })

/** Why there is no file, in a sentence. */
export const sendNoFile = (code: Code): Response =>
  new Response(sayError(code), {
    status: statusOf(code),
    headers: { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' },
  })

/** Written as fast as it is read: a slow reader does not fill the memory. */
function streamOf(pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
