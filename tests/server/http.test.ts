import './next'
import { disconnect } from '#lib/db/client'
import { fromThisSite, readJson, safePath, statusOf } from '#lib/server/http'
import { GET as reader } from '../../app/api/io/route'
import { POST } from '../../app/api/risposte/route'
import { GET as health } from '../../app/api/salute/route'
import { SECRET } from './bank'
import { as, type Browser, newBrowser } from './browser'
import '../setup/sql'
import { newKey, start } from './play'

const HERE = { host: 'verdetto.example', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const post = (body: unknown, headers: Readonly<Record<string, string>> = HERE) =>
  new Request('http://localhost/api/risposte', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

async function send(browser: Browser, body: unknown, headers?: Readonly<Record<string, string>>) {
  const response = await as(browser, () => POST(post(body, headers)))
  const text = await response.text()
  return { status: response.status, text, json: JSON.parse(text) as Record<string, unknown>, headers: response.headers }
}

describe('POST /api/risposte', () => {
  test('locks an answer of a quiz; the same one again says the same; another one says what was there', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame' })
    const body = { quizId, position: 1, answer: { option: 'ko' }, idempotencyKey: newKey() }
    const first = await send(browser, body)
    expect(first).toMatchObject({ status: 200, json: { status: 'accepted', mark: 'wrong' } })
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect((await send(browser, body)).text).toBe(first.text)
    const other = { ...body, answer: { option: 'ok' }, idempotencyKey: newKey() }
    expect(await send(browser, other)).toMatchObject({
      status: 409,
      json: { status: 'already-answered', mark: 'wrong' },
    })
  })

  test('answers a question on its own page', async () => {
    const body = { itemId: 'legame.v1.3', answer: { option: 'ok' }, idempotencyKey: newKey() }
    expect(await send(newBrowser(), body)).toMatchObject({ status: 200, json: { mark: 'right', quiz: null } })
  })

  test.each<[string, number, string, unknown]>([
    ['no JSON', 400, 'malformed', '{'],
    ['no object', 400, 'malformed', '"ciao"'],
    ['null', 400, 'malformed', 'null'],
    ['an empty object', 400, 'malformed', {}],
    ['an unknown item', 404, 'not-found', { itemId: 'x', answer: {}, idempotencyKey: 'abcdefgh' }],
    ['an old item', 410, 'old-version', { itemId: 'legame.v0.1', answer: {}, idempotencyKey: 'abcdefgh' }],
    ['no answer', 422, 'invalid-answer', { itemId: 'legame.v1.1', answer: {}, idempotencyKey: 'abcdefgh' }],
    ['nobody’s quiz', 401, 'expired-session', { quizId: 'x', position: 1, answer: {}, idempotencyKey: 'abcdefgh' }],
    ['ten thousand bytes', 413, 'too-large', { itemId: 'x'.repeat(10_000) }],
  ])('%s: %i', async (_, status, code, body) => {
    const reply = await send(newBrowser(), body)
    expect(reply).toMatchObject({ status, json: { code } })
    expect(reply.text).not.toContain(SECRET)
  })

  test('from another site it is refused, and makes nobody a guest', async () => {
    const browser = newBrowser()
    const body = { itemId: 'legame.v1.3', answer: { option: 'ok' }, idempotencyKey: newKey() }
    expect(await send(browser, body, { ...HERE, 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect(browser.jar.size).toBe(0)
  })

  test('a form of another site cannot send it even where a browser says nothing', async () => {
    const body = { itemId: 'legame.v1.3', answer: { option: 'ok' }, idempotencyKey: newKey() }
    expect(await send(newBrowser(), body, { ...HERE, 'content-type': 'text/plain' })).toMatchObject({ status: 400 })
  })
})

describe('a request is of this site', () => {
  test.each<[boolean, Record<string, string>]>([
    [true, { 'sec-fetch-site': 'same-origin' }],
    [false, { 'sec-fetch-site': 'same-site' }],
    [false, { 'sec-fetch-site': 'cross-site' }],
    [false, { 'sec-fetch-site': 'none' }],
    [false, { 'sec-fetch-site': 'cross-site', origin: 'https://a.example', host: 'a.example' }],
    [true, { origin: 'https://a.example', host: 'a.example' }],
    [true, { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [true, { origin: 'https://a.example', host: 'inside:3000', 'x-forwarded-host': 'a.example' }],
    [false, { origin: 'https://b.example', host: 'a.example' }],
    [false, { origin: 'http://localhost:3001', host: 'localhost:3000' }],
    [false, { origin: 'null', host: 'a.example' }],
    [false, { host: 'a.example' }],
    [false, {}],
  ])('%s: %j', (expected, headers) => {
    expect(fromThisSite(new Request('http://x/', { headers }))).toBe(expected)
  })
})

test('JSON says how long it is, truthfully or not', async () => {
  expect(await readJson(post({ a: 1 }))).toEqual({ ok: true, value: { a: 1 } })
  expect(await readJson(post('1'.repeat(10_001)))).toEqual({ ok: false, error: 'too-large' })
  expect(await readJson(post({}, { ...HERE, 'content-length': '99999' }))).toEqual({ ok: false, error: 'too-large' })
})

test.each([
  ['/progressi', '/progressi'],
  ['/quiz/1?domanda=2#x', '/quiz/1?domanda=2#x'],
  ['/a/../b', '/b'],
  ['', '/'],
  [null, '/'],
  ['progressi', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in, %j leads to %s', (unsafe, safe) => {
  expect(safePath(unsafe)).toBe(safe)
})

const inPieces = (body: ReadableStream<Uint8Array>) =>
  new Request('http://localhost/', { method: 'POST', headers: HERE, body, duplex: 'half' } as RequestInit)

test('what comes in pieces is read up to the cap, and no further, whatever is said of its length', async () => {
  let sent = 0
  let ended = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent++
      controller.enqueue(new Uint8Array(4_000).fill(32))
      if (sent > 1_000) controller.close()
    },
    cancel() {
      ended = true
    },
  })
  expect(await readJson(inPieces(body))).toEqual({ ok: false, error: 'too-large' })
  expect(ended).toBe(true)
  expect(sent).toBeLessThan(6)
  expect(statusOf('too-large')).toBe(413)
})

test('JSON in pieces that fits is read whole, letters that are cut in two among it', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ città: 'è' }))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readJson(inPieces(body))).toEqual({ ok: true, value: { città: 'è' } })
})

test.each([
  ['lists', `${'['.repeat(4_000)}${']'.repeat(4_000)}`],
  ['objects', `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}`],
])('%s thousands deep are not looked into', async (_, text) => {
  expect(await readJson(post(text))).toEqual({ ok: false, error: 'malformed' })
})

test.each([
  ['/\\evil.example'],
  ['/./\\evil.example'],
  ['/..//evil.example'],
  ['/a/..//evil.example'],
  ['/a/../\\evil.example'],
  ['/%2e%2e//evil.example'],
  ['/\t/evil.example'],
  ['/\n\\evil.example'],
  ['/%2Fevil.example'],
  ['/%5Cevil.example'],
  ['/%252Fevil.example'],
  ['/.%2F/evil.example'],
  ['/%00'],
  ['/%'],
  [`/${'a'.repeat(5_000)}`],
])('%j leads home', (unsafe) => {
  expect(safePath(unsafe)).toBe('/')
})

test.each([['/lezioni/legame-vitale?da=%2Fquiz#capo'], ['/regole/702.15b'], ['/cerca?q=citt%C3%A0%20100%25']])(
  '%s is a path of this site',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test('every refusal has its status', () => {
  expect([statusOf('not-found'), statusOf('database-down'), statusOf('rate-limited'), statusOf('malformed')]).toEqual([
    404, 503, 429, 400,
  ])
})

describe('GET', () => {
  test('/api/io says who reads', async () => {
    const response = await as(newBrowser(), reader)
    expect([response.status, await response.json()]).toEqual([200, { account: false, mastery: {} }])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('/api/salute is 200 while the database answers and 503 when it does not', async () => {
    const well = await as(newBrowser(), health)
    expect([well.status, await well.json()]).toEqual([
      200,
      { stato: 'ok', edizione: '2026-09-25', versione: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    ])
    const url = process.env.DATABASE_URL ?? ''
    process.env.DATABASE_URL = url.replace(/:\d+\//, ':1/')
    await disconnect()
    const ill = await as(newBrowser(), health)
    expect([ill.status, await ill.json()]).toEqual([503, { stato: 'database' }])
    delete process.env.DATABASE_URL
    expect((await as(newBrowser(), health)).status).toBe(503)
    process.env.DATABASE_URL = url
  })
})
