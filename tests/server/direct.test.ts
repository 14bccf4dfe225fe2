import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asked, keepCookie } from '#lib/auth/asked'
import { ok } from '#lib/base/result'
import { answerDirectly, type Direct, type DirectRoute } from '#lib/server/direct/index'
import { eventStream } from '#lib/server/events'
import { answerPost, privateJson } from '#lib/server/http'
import { later } from '#lib/server/later'
import { directRoutes } from '../../app/_direct/routes'

let server: Server
let left = 0
let afterwards = 0
let began = () => {}
let gone: Promise<void>
let url = ''

const route = (method: DirectRoute['method'], name: string, handle: DirectRoute['handle']): DirectRoute => ({
  method,
  before: '/prova/',
  after: `/${name}`,
  handle,
})

const routes: readonly DirectRoute[] = [
  route('POST', 'eco', (sent, part) => answerPost(sent, async (value) => ok({ part, value }) as never)),
  route('GET', 'chi', async () => {
    const { header, cookie } = await asked()
    return privateJson({ agent: header('user-agent'), biscuit: cookie('biscotto'), none: cookie('bis') ?? null })
  }),
  route('GET', 'poi', async () => {
    later(() => {
      throw new Error('a fault that nobody waits for')
    })
    later(async () => void afterwards++)
    return privateJson({ afterwards })
  }),
  route('GET', 'lento', async () => {
    began()
    await gone
    later(async () => void afterwards++)
    return privateJson({})
  }),
  route('GET', 'ricorda', async () => {
    const kept = { httpOnly: true, sameSite: 'lax', path: '/', secure: true, maxAge: 60 } as const
    await keepCookie('biscotto', 'uno', kept)
    await keepCookie('altro', '', { ...kept, maxAge: 0 })
    return privateJson({ long: 'è lungo '.repeat(1_000) })
  }),
  { method: 'GET', before: '/intera', after: null, handle: async (_, part) => privateJson({ part }) },
  route('GET', 'guasto', async () => Promise.reject(new Error('a fault'))),
  route('GET', 'voce', async () =>
    eventStream(
      ok(({ write }) => {
        write(new TextEncoder().encode('data: uno\n\n'))
        return () => void left++
      }),
    ),
  ),
]

beforeAll(async () => {
  answerDirectly(routes, () => [{ key: 'X-Prova', value: 'si' }])
  const { verdettoDirect } = globalThis as { verdettoDirect?: Direct }
  server = createServer((req, res) => {
    if (!verdettoDirect?.(req, res)) res.writeHead(404).end('framework')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  delete (globalThis as { verdettoDirect?: Direct }).verdettoDirect
  server.closeAllConnections()
  server.close()
})

const HERE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const post = (path: string, body: string, headers: Record<string, string> = HERE) =>
  fetch(`${url}${path}`, { method: 'POST', headers, body })

test('what is sent arrives as it does by way of the framework, with the headers of every answer', async () => {
  const reply = await post('/prova/ABC/eco?x=1', '{"a":"è"}')
  expect([reply.status, await reply.json()]).toEqual([200, { part: 'ABC', value: { a: 'è' } }])
  expect(reply.headers.get('x-prova')).toBe('si')
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
})

test('another site, what is no JSON and what is too large are refused as ever', async () => {
  const statuses = await Promise.all([
    post('/prova/A/eco', '{}', { ...HERE, 'sec-fetch-site': 'cross-site' }),
    post('/prova/A/eco', 'no'),
    post('/prova/A/eco', JSON.stringify('x'.repeat(20_000))),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 400, 413])
})

test('what goes on and on without saying how long it is is answered, and not read to its end', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(`${url}/prova/A/eco`, { method: 'POST', headers: HERE }, (reply) => {
      resolve(reply.statusCode)
      sending.destroy()
    })
    sending.on('error', reject)
    sending.write(`"${'x'.repeat(11_000)}`) // and never ends
  })
  expect(status).toBe(413)
})

test('cookies and headers are those of the request', async () => {
  const reply = await fetch(`${url}/prova/A/chi`, { headers: { 'user-agent': 'prova', cookie: 'a=1; biscotto=due' } })
  expect(await reply.json()).toEqual({ agent: 'prova', biscuit: 'due', none: null })
})

test('a stream is heard as it comes, and hears that its reader has left', async () => {
  const stop = new AbortController()
  const reply = await fetch(`${url}/prova/A/voce`, { signal: stop.signal })
  const reader = reply.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: uno\n\n')
  stop.abort()
  for (let n = 0; n < 100 && left === 0; n++) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(left).toBe(1)
})

test('what nobody waits for is done when the answer is out, each for itself', async () => {
  expect(await (await fetch(`${url}/prova/A/poi`)).json()).toEqual({ afterwards: 0 })
  while (afterwards === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await fetch(`${url}/prova/A/chi`)).status).toBe(200)
})

test('it is done for whoever has left before the work was over', async () => {
  const before = afterwards
  const stop = new AbortController()
  const left = new Promise<void>((resolve) => server.once('request', (_, response) => response.once('close', resolve)))
  gone = left.then(() => undefined)
  const working = new Promise<void>((resolve) => {
    began = resolve
  })
  const reply = fetch(`${url}/prova/A/lento`, { signal: stop.signal }).catch(() => undefined)
  await working
  stop.abort()
  await Promise.all([left, reply])
  while (afterwards === before) await new Promise((resolve) => setTimeout(resolve, 5))
})

test('a fault is a 500 that says nothing, and the next one is answered', async () => {
  const reply = await fetch(`${url}/prova/A/guasto`)
  expect([reply.status, await reply.text()]).toEqual([500, 'Internal Server Error'])
  expect((await fetch(`${url}/prova/A/chi`)).status).toBe(200)
})

test.each(['/prova/A/altro', '/prova//eco', '/prova/%41/chi', '/prova/A/B/chi', '/'])(
  '%s is left to the framework',
  async (path) => {
    expect(await (await fetch(url + path)).text()).toBe('framework')
  },
)

test('another method is left to the framework', async () => {
  expect(await (await fetch(`${url}/prova/A/eco`)).text()).toBe('framework')
})

test('cookies go with the answer, and what is long is compressed for whoever reads that', async () => {
  const reply = await fetch(`${url}/prova/ABC/ricorda`)
  expect(reply.headers.getSetCookie()).toEqual([
    'biscotto=uno; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    'altro=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  expect([reply.headers.get('content-encoding'), reply.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
  expect(((await reply.json()) as { long: string }).long).toBe('è lungo '.repeat(1_000))
  const plain = await fetch(`${url}/prova/ABC/ricorda`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(((await plain.json()) as { long: string }).long).toHaveLength(8_000)
})

test('a route without a part is under its own address alone', async () => {
  expect(await (await fetch(`${url}/intera`)).json()).toEqual({ part: '' })
  expect((await fetch(`${url}/intera/altro`)).status).toBe(404)
})

test('every route of a live session is among them, and the answer to a question', () => {
  const name = ({ method, before, after }: DirectRoute) => `${method} ${after === null ? before : `${before}*${after}`}`
  expect(directRoutes.map(name).sort()).toEqual([
    'GET /api/sessione/*/stream',
    'GET /api/sessioni/*/stream',
    'POST /api/risposte',
    'POST /api/sessione/*/domanda',
    'POST /api/sessione/*/dubbio',
    'POST /api/sessione/*/risposta',
    'POST /api/sessioni/*/comando',
  ])
})
