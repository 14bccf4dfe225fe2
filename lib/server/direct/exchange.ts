import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import type { Asked } from '#lib/auth/asked'
import type { Sent } from '../body'
import { BEHIND, type Telling, tellingOf } from '../events'

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
  url: request.url ?? '',
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

/** What is smaller is sent as it is, in bytes: as much as one packet holds. */
const SMALL = 1_400
const compressed = promisify(gzip)

/** Sends the answer of a route: what goes on to tell something as it comes, straight to the socket; anything else as one, compressed for whoever reads that. */
export async function send(request: IncomingMessage, response: ServerResponse, made: Response): Promise<void> {
  response.statusCode = made.status
  made.headers.forEach((value, name) => void response.setHeader(name, value))
  const telling = tellingOf(made)
  if (telling) return tell(response, telling)
  const whole = Buffer.from(await made.arrayBuffer())
  response.setHeader('Vary', 'Accept-Encoding')
  const smaller = whole.length > SMALL && new Negotiator(request).encodings(['gzip']).length > 0
  if (smaller) response.setHeader('Content-Encoding', 'gzip')
  const body = smaller ? await compressed(whole) : whole
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

function tell(response: ServerResponse, telling: Telling): void {
  // It ends with its connection, so that no piece needs its length before it: each leaves as one write, which hundreds wait for.
  response.useChunkedEncodingByDefault = false
  response.flushHeaders()
  const leave = telling({
    write: (...pieces) => {
      response.write(Buffer.concat(pieces))
      return response.writableLength < BEHIND
    },
    end: () => void response.end(),
  })
  whenOver(response, leave)
}

/** Does something when the answer is out or its reader has left; at once where that was before: nothing would say it again. */
export function whenOver(response: ServerResponse, work: () => void): void {
  if (response.destroyed) work()
  else response.once('close', work)
}
