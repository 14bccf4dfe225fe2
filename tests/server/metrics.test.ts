import './next'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { parse } from 'yaml'
import { z } from 'zod'
import { peerHeader } from '#lib/auth/peer'
import { ok } from '#lib/base/result'
import { withinLimit } from '#lib/db/limits'
import { follow, stopListening } from '#lib/db/live'
import { defineUseCase } from '#lib/server/define-use-case'
import { log } from '#lib/server/log'
import { mayReadMetrics } from '#lib/server/metrics/allowed'
import { collect, SAVES } from '#lib/server/metrics/collect'
import { metrics } from '#lib/server/metrics/registry'
import { routeNamer } from '#lib/server/metrics/routes'
import { discreet } from '#lib/server/metrics/traces'
import { GET } from '../../app/api/metriche/route'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { answer, register, start } from './play'

const root = path.resolve(__dirname, '..', '..')
const told = () => metrics().registry.metrics()
const value = async (name: string, labels: Record<string, string>): Promise<number> => {
  const metric = await metrics().registry.getSingleMetric(name)?.get()
  const found = metric?.values.find((each) => Object.entries(labels).every(([key, x]) => each.labels[key] === x))
  return found?.value ?? 0
}

beforeAll(collect)

test('an answer is counted, and nothing says whose it was', async () => {
  const browser = newBrowser()
  const quizId = await start(browser)
  await answer(browser, quizId, 1, 'wrong')
  const email = await register(browser)
  expect(await value('verdetto_use_cases_total', { use_case: 'quiz/submit-answer', code: 'ok' })).toBe(1)
  const text = await told()
  expect(text).toContain('verdetto_use_case_seconds_bucket{le="0.4",use_case="quiz/submit-answer"}')
  for (const each of [quizId, email, browser.headers['x-forwarded-for'] ?? 'none']) expect(text).not.toContain(each)
})

test('a limit that is met is counted by its name', async () => {
  const limit = { name: 'prova', times: 1, seconds: 60 }
  expect([await withinLimit(limit, 'ada'), await withinLimit(limit, 'ada')]).toEqual([true, false])
  expect(await value('verdetto_limits_met_total', { limit: 'prova' })).toBe(1)
  expect(await told()).not.toContain('ada')
})

test('a save that a bug stops is counted, and the page gets the name that the log has', async () => {
  const write = jest.spyOn(log, 'error').mockImplementation(() => undefined)
  const broken = defineUseCase('quiz/submit-answer', z.void(), () => Promise.reject(new Error('Ada ha 7 punti')))
  const thrown = await as(newBrowser(), () => broken()).catch((error: unknown) => error)
  expect(await value('verdetto_saves_failed_total', { use_case: 'quiz/submit-answer', code: 'bug' })).toBe(1)
  const [line] = write.mock.calls[0] as unknown as [{ request: string }]
  expect(thrown).toMatchObject({ digest: line.request })
  write.mockRestore()
})

test('what counts as a save is a use case that there is', () => {
  const sources = readdirSync(path.join(root, 'lib/server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('metrics'))
    .map((name) => readFileSync(path.join(root, 'lib/server', name), 'utf8'))
  expect([...SAVES].filter((name) => !sources.some((text) => text.includes(`'${name}'`)))).toEqual([])
})

describe('who may read them', () => {
  const from = (peer: string, more: Record<string, string> = {}) =>
    new Headers({ [peerHeader()]: peer, host: 'localhost:3000', ...more })
  afterEach(() => {
    delete process.env.METRICS_TOKEN
  })

  test.each([
    ['this machine', from('127.0.0.1'), true],
    ['this machine, by its newer address', from('::ffff:127.0.0.1'), true],
    ['this machine, as Next notes it', from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), true],
    ['another machine', from('192.0.2.7'), false],
    ['another machine that claims to be this one', from('192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }), false],
    ['somebody behind a proxy on this machine', from('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }), false],
    ['a page of elsewhere whose name leads here', from('127.0.0.1', { host: 'verdetto.example' }), false],
  ])('%s, without a token', (_, headers, may) => {
    expect(mayReadMetrics(headers)).toBe(may)
  })

  test('with a token whoever has it, from anywhere, and nobody else', async () => {
    process.env.METRICS_TOKEN = 'un gettone lungo'
    const ask = (headers: Headers) => GET(new Request('http://localhost/api/metriche', { headers }))
    const right = await ask(from('192.0.2.7', { authorization: 'Bearer un gettone lungo' }))
    expect([right.status, right.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await right.text()).toContain('verdetto_pool_connections{state="waiting"}')
    for (const authorization of ['', 'Bearer ', 'Bearer un gettone', 'un gettone lungo'])
      expect((await ask(from('127.0.0.1', { authorization }))).status).toBe(404)
  })
})

test('a path is counted by its route', () => {
  const name = routeNamer({
    staticRoutes: [{ page: '/quiz', regex: '^/quiz(?:/)?$' }],
    dynamicRoutes: [{ page: '/quiz/[quizId]', regex: '^/quiz/([^/]+?)(?:/)?$' }],
  })
  expect(['/quiz', '/quiz/abc', '/_next/static/x.js', '/wp-login.php'].map(name)).toEqual([
    '/quiz',
    '/quiz/[quizId]',
    'file',
    'none',
  ])
})

test('a trace says what was done and how it ended, and neither address nor words of an error', async () => {
  const exporter = new InMemorySpanExporter()
  new NodeTracerProvider({ spanProcessors: [discreet(new SimpleSpanProcessor(exporter))] }).register()
  const read = defineUseCase('prova/leggi', z.void(), async () => ok(1))
  await as(newBrowser(), () => read())
  const { trace } = await import('@opentelemetry/api')
  trace.getTracer('next.js').startActiveSpan('GET /corsi/entra/SEGRETO', (span) => {
    span.setAttribute('http.target', '/corsi/entra/SEGRETO?di=ada@esempio.it')
    span.recordException(new Error('SEGRETO non va'))
    span.setStatus({ code: 2, message: 'SEGRETO non va' })
    span.end()
  })
  const spans = exporter.getFinishedSpans()
  expect(spans.map(({ name }) => name)).toEqual(['prova/leggi', 'GET none'])
  expect(spans[0]?.attributes).toEqual({ 'verdetto.code': 'ok' })
  const { attributes, events, status } = spans[1] ?? {}
  expect(JSON.stringify({ attributes, events, status })).not.toMatch(/SEGRETO|ada@/)
})

describe('what an operator is given', () => {
  const alerts = readFileSync(path.join(root, 'deploy/prometheus/alerts.yml'), 'utf8')
  const dashboard = readFileSync(path.join(root, 'deploy/grafana/verdetto.json'), 'utf8')
  const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  const named = (text: string) => [...new Set(text.match(/\b(?:verdetto|nodejs|process)_[a-z0-9_]+/g))]

  test('every figure that an alert, the dashboard or the guide names is told', async () => {
    const text = await told()
    const there = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`] : [name],
    )
    expect(there.length).toBeGreaterThan(20)
    const families = named(operations).filter((name) => !name.endsWith('_'))
    expect([...named(alerts), ...named(dashboard), ...families].filter((name) => !there.includes(name))).toEqual([])
  })

  test('every alert has its place in the guide', () => {
    const { groups } = parse(alerts) as { groups: { rules: { alert: string; annotations: { runbook: string } }[] }[] }
    const rules = groups.flatMap((group) => group.rules)
    expect(rules.length).toBe(5)
    for (const { alert, annotations } of rules) {
      expect(operations).toContain(`### ${alert}\n`)
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`)
    }
  })

  test('use cases that they name are there', () => {
    const names = [...`${alerts}${dashboard}`.matchAll(/use_case=~\\?"([^"\\]+)/g)].flatMap(([, list = '']) =>
      list.split('|'),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !SAVES.has(name))).toEqual([])
  })
})

test('whether this process hears of others is told while somebody follows a session, and each loss is counted', async () => {
  expect(await told()).not.toMatch(/^verdetto_fanout_hears\{/m)
  const stop = new AbortController()
  const news = follow('00000000-0000-4000-8000-000000000001', 0, stop.signal)
  const first = news.next()
  const hears = async (n: 0 | 1) => {
    while (!(await told()).includes(`verdetto_fanout_hears{by="postgres"} ${n}`)) await sql('SELECT 1')
  }
  await hears(1)
  await first
  await sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'verdetto-aula'")
  await hears(0)
  expect(await value('verdetto_fanout_lost_total', { by: 'postgres' })).toBe(1)
  stop.abort()
  await news.return(undefined)
  await stopListening()
})
