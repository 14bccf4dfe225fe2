import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http, { type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress, unchanging } from '../../scripts/launcher/unchanging.mjs'

const SCRIPT = `export const words = ${JSON.stringify('«parola» '.repeat(400))}\n`
const root = mkdtempSync(path.join(os.tmpdir(), 'verdetto-unchanging-'))
const chunks = path.join(root, '.next', 'static', 'chunks')
let server: Server

beforeAll(async () => {
  mkdirSync(chunks, { recursive: true })
  writeFileSync(path.join(root, '.next', 'secret.js.br'), 'what no address leads to')
  writeFileSync(path.join(chunks, 'one.js'), SCRIPT)
  writeFileSync(path.join(chunks, 'font.woff2'), 'compressed as it is')
  await compress(root)
  const answer = unchanging(root)
  server = http.createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end('Next')),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(async () => {
  await new Promise((done) => server.close(done))
  rmSync(root, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Asks as it is written: `fetch` would tidy the address up, and unpack the answer. */
const ask = (address: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> =>
  new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo
    const request = http.request({ port, host: '127.0.0.1', path: address, method, headers }, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece))
      reply.on('end', () => done({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(pieces) }))
    })
    request.on('error', fail).end()
  })

const ONE = '/_next/static/chunks/one.js'

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('whoever reads «%s» gets the text in %s', async (accepts, encoding, unpack) => {
  const { status, headers, body } = await ask(ONE, { 'accept-encoding': accepts })
  expect(status).toBe(200)
  expect(unpack(body).toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
})

test('whoever has it already is told so, and of the head nothing more is sent', async () => {
  const { headers } = await ask(ONE, { 'accept-encoding': 'br' })
  const again = await ask(ONE, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await ask(ONE, { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
})

test.each([
  ['who reads nothing compressed', ONE, {}],
  ['what is compressed as it is', '/_next/static/chunks/font.woff2', { 'accept-encoding': 'br' }],
  ['what is not there', '/_next/static/chunks/two.js', { 'accept-encoding': 'br' }],
  ['what is no file of the build', '/lezioni/one.js', { 'accept-encoding': 'br' }],
  ['an address that leads out', '/_next/static/../secret.js', { 'accept-encoding': 'br' }],
  ['an address that leads out in disguise', '/_next/static/%2e%2e/secret.js', { 'accept-encoding': 'br' }],
  ['an address that nobody can read', '/_next/static/%zz.js', { 'accept-encoding': 'br' }],
])('%s is left to the framework', async (_, address, headers) => {
  const answer = await ask(address, headers)
  expect([answer.status, answer.body.toString()]).toEqual([404, 'Next'])
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test('a range that nobody can give gets the whole', async () => {
  const { status, body } = await ask(ONE, { 'accept-encoding': 'br', range: 'bytes=10-5' })
  expect([status, brotliDecompressSync(body).toString()]).toEqual([200, SCRIPT])
})
