import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Asked } from '#lib/auth/asked'
import type { Sent } from '../body'

/** A header as one text; null where there is none. */
const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name]
  return (Array.isArray(value) ? value.join(', ') : value) ?? null
}

/** What use cases may know of a request. */
export const askedOf = (request: IncomingMessage): Asked => ({
  header: (name) => headerOf(request, name),
  cookie: (name) => {
    const begin = `${name}=`
    const pair = headerOf(request, 'cookie')
      ?.split(/; */)
      .find((one) => one.startsWith(begin))
    return pair?.slice(begin.length)
  },
})

/** A request as routes read it. What of it is not read stays where it is: Node drops it once the answer is out. */
export const sentOf = (request: IncomingMessage): Sent => ({
  headers: { get: (name) => headerOf(request, name.toLowerCase()) },
  body: {
    getReader: () => {
      const pieces = request.iterator({ destroyOnReturn: false })
      return {
        read: async () => {
          const { done, value } = await pieces.next()
          return done ? { done: true, value: undefined } : { done: false, value: value as Uint8Array }
        },
        cancel: async () => void (await pieces.return?.()),
      }
    },
  },
})

/** Sends the answer of a route: a stream piece by piece as its reader takes it, anything else as one. */
export async function send(response: ServerResponse, { status, headers, body }: Response, text: () => Promise<string>) {
  response.statusCode = status
  headers.forEach((value, name) => void response.setHeader(name, value))
  if (body && headers.get('content-type')?.startsWith('text/event-stream')) {
    response.flushHeaders()
    await pipeline(Readable.fromWeb(body as NodeStream<Uint8Array>), response)
    return
  }
  const whole = await text()
  response.setHeader('Content-Length', Buffer.byteLength(whole))
  response.end(whole)
}
