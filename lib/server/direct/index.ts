import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { type AskedDirectly, askedBy } from '#lib/auth/asked'
import type { Sent } from '../body'
import { errorPlace, log } from '../log'
import { askedOf, send, sentOf, whenOver } from './exchange'

/** A route of the site under an address with one part that varies: `before`, the part, `after`; or, where `after` is null, under `before` itself. */
export interface DirectRoute {
  readonly method: 'GET' | 'POST'
  readonly before: string
  readonly after: string | null
  readonly handle: (sent: Sent, part: string) => Promise<Response>
}

/** Takes a request if it is for one of its routes, and says whether it did. */
export type Direct = (request: IncomingMessage, response: ServerResponse) => boolean

// The launcher asks here with every request (scripts/launcher/direct.mjs); what answers is bundled apart from it.
const shared = globalThis as { verdettoDirect?: Direct }

/**
 * Has this process answer some routes without the page framework in between: hundreds of people send and hear the same in one second, and on
 * the way through it each costs ten times what the route itself does. `headers` are those that the framework would give every answer.
 */
export function answerDirectly(
  routes: readonly DirectRoute[],
  headers: () => readonly { readonly key: string; readonly value: string }[],
): void {
  shared.verdettoDirect = (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    for (const route of routes) {
      const part = request.method === route.method ? partOf(path, route) : null
      if (part === null) continue
      for (const { key, value } of headers()) response.setHeader(key, value)
      void answer(route, part, request, response)
      return true
    }
    return false
  }
}

/** What varies of an address of a route; null where it is none, or where that is not one part in plain letters, which is left to the framework. */
function partOf(path: string, { before, after }: DirectRoute): string | null {
  if (after === null) return path === before ? '' : null
  if (!path.startsWith(before) || !path.endsWith(after)) return null
  const part = path.slice(before.length, path.length - after.length)
  return /^[\w-]+$/.test(part) ? part : null
}

const nameOf = ({ before, after }: DirectRoute): string => (after === null ? before : `${before}*${after}`)

type Work = () => void | Promise<void>

/** What nobody waits for: where it fails the log says so. */
async function afterwards(route: DirectRoute, work: Work): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ after: nameOf(route), ...errorPlace(error) })
  }
}

async function answer(route: DirectRoute, part: string, request: IncomingMessage, response: ServerResponse) {
  try {
    const later = (work: Work) => whenOver(response, () => void afterwards(route, work))
    const keep: AskedDirectly['keep'] = (name, value, options) =>
      void response.appendHeader('Set-Cookie', stringifySetCookie({ name, value, ...options }))
    const asked = { ...askedOf(request), later, keep }
    await send(request, response, await askedBy(asked, () => route.handle(sentOf(request), part)))
  } catch (error) {
    // A reader who left in the middle is no error of ours.
    if (response.destroyed || response.headersSent) return void response.destroy()
    log.error({ route: nameOf(route), ...errorPlace(error) })
    response.statusCode = 500
    response.end('Internal Server Error')
  }
}
