import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long the second piece of a page is behind the first: longer than a browser needs to paint. */
const BEHIND_MS = 1500

/** A site in front of another one that sends its pages in two pieces, cut behind the first `cut` of each, and all else as it is. */
export async function inPieces(site: string, cut: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, reply) => {
    const { host: _, ...headers } = request.headers
    const passed = { method: request.method, headers: { ...headers, 'accept-encoding': 'identity' } }
    const asked = ask(site + request.url, passed, async (answer) => {
      const { 'content-length': length, ...said } = answer.headers
      if (!said['content-type']?.startsWith('text/html')) {
        reply.writeHead(answer.statusCode ?? 0, length === undefined ? said : { ...said, 'content-length': length })
        return answer.pipe(reply)
      }
      const body = Buffer.concat(await answer.toArray())
      if (!body.includes(cut)) return reply.destroy() // whoever asks for a cut that is not there is told
      const at = body.indexOf(cut) + cut.length
      reply.writeHead(answer.statusCode ?? 0, said).write(body.subarray(0, at))
      setTimeout(() => reply.end(body.subarray(at)), BEHIND_MS)
      return reply
    })
    asked.on('error', () => reply.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((listens) => server.listen(0, listens))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
