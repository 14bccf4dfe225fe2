import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { metrics } from './registry'
import { type RoutesManifest, routeNamer } from './routes'

/** Methods that pages and browsers use; whoever makes one up makes no new series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** The browser went away before the answer was whole, as nginx writes it. */
const GONE = 499

/** While developing there is no list of routes. */
function manifest(): RoutesManifest {
  try {
    return JSON.parse(readFileSync(path.join(process.cwd(), '.next', 'routes-manifest.json'), 'utf8')) as RoutesManifest
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] }
  }
}

/** Counts every request that reaches this process, from the first byte of it to the last of its answer. Once per process. */
export function countRequests(): void {
  const nameOf = routeNamer(manifest())
  const { requests, requestSeconds } = metrics()
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const from = performance.now()
    const route = nameOf((request.url ?? '').split('?', 1)[0] ?? '')
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
    response.once('close', () => {
      // A stream goes on until its reader leaves: that is its end, and no answer that did not come.
      const streamed = String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
      const status = response.writableFinished || streamed ? response.statusCode : GONE
      requests.inc({ route, method, status })
      if (!streamed) requestSeconds.observe({ route }, (performance.now() - from) / 1_000)
    })
  })
}
