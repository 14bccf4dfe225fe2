import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedBy } from '#lib/auth/asked'
import type { Sent } from '../body'
import { errorPlace, log } from '../log'
import { askedOf, send, sentOf, whenOver } from './exchange'

/** A route of the site under an address with one part that varies: `before`, the part, `after`. */
export interface DirectRoute {
  readonly method: 'GET' | 'POST'
  readonly before: string
  readonly after: string
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
    const route = routes.find(
      ({ method, before, after }) =>
        request.method === method &&
        path.startsWith(before) &&
        path.endsWith(after) &&
        partOf(path, before, after) !== '',
    )
    if (!route) return false
    for (const { key, value } of headers()) response.setHeader(key, value)
    void answer(route, partOf(path, route.before, route.after), request, response)
    return true
  }
}

/** What stands between the two; nothing where it is not one part of a path in plain letters, which is left to the framework. */
function partOf(path: string, before: string, after: string): string {
  const part = path.slice(before.length, path.length - after.length)
  return /^[\w-]+$/.test(part) ? part : ''
}

type Work = () => void | Promise<void>

/** What nobody waits for: where it fails the log says so. */
async function afterwards({ before, after }: DirectRoute, work: Work): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ after: `${before}*${after}`, ...errorPlace(error) })
  }
}

async function answer(route: DirectRoute, part: string, request: IncomingMessage, response: ServerResponse) {
  try {
    const later = (work: Work) => whenOver(response, () => void afterwards(route, work))
    const asked = { ...askedOf(request), later }
    await send(response, await askedBy(asked, () => route.handle(sentOf(request), part)))
  } catch (error) {
    // A reader who left in the middle is no error of ours.
    if (response.destroyed || response.headersSent) return void response.destroy()
    log.error({ route: `${route.before}*${route.after}`, ...errorPlace(error) })
    response.statusCode = 500
    response.end('Internal Server Error')
  }
}
