import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { parse } from 'yaml'
import type { Json } from '#lib/base/json'
import { play } from '../../app/_ui/sandbox/play'
import { drawn } from '../setup/day'
import { knobbed } from '../ui/knobbed'
import { untilTrue, visitors } from './visitor'

// What a table fetches as somebody comes to it: all of it at the same moment, in one piece, and nothing before the page is idle.

const visitor = visitors()
const LESSON = '/lezioni/punti-vita'
const EVALUATOR = /\/evaluator\.[\w~-]+\.js$/

interface Fetched {
  readonly url: string
  /** In ms from the beginning of the page. */
  readonly from: number
  /** Bytes that came over the network; none where they were kept. */
  readonly sent: number
}

const isEvaluator = (url: string): boolean => EVALUATOR.test(url)

/** The scripts that a page has fetched so far. */
const fetched = (page: Page): Promise<readonly Fetched[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime, transferSize }) => ({ url: name, from: startTime, sent: transferSize }))
      .filter(({ url }) => /\/_next\/static\/[^?#]+\.js$/.test(url)),
  )

/** Of these scripts the one that draws a board, by words that only a board has. */
async function boardAmong(urls: readonly string[]): Promise<string> {
  for (const url of urls) if ((await (await fetch(url)).text()).includes('Cambia e guarda')) return url
  throw new Error('no script draws a board')
}

/** Jumps to the first table as a reader scrolls, and waits until it is alive. When the jump was, in ms from the beginning of the page. */
async function comesToTable(page: Page): Promise<number> {
  const at = await page.evaluate(() => {
    document.querySelector('figure.scen:not(:has(.foretell), .foretell *)')?.scrollIntoView({ block: 'center' })
    return performance.now()
  })
  await page.locator('figure.scen:not(:has(.foretell), .foretell *) .knobs').first().waitFor()
  return at
}

/** Has pages of a reader say that they pay for what they load. */
const paysForData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

test('before a touch nothing of the evaluator is there; at the touch it and the board are asked for together, and nothing after them', async () => {
  const { page, open, context } = await visitor({ size: 'phone' })
  await paysForData(page)
  await open(LESSON)
  await page.waitForLoadState('networkidle')
  expect((await fetched(page)).map(({ url }) => url).filter(isEvaluator)).toEqual([])
  // Slow enough that whatever waits for something else to come is asked for after it.
  const devtools = await context.newCDPSession(page)
  const net = { offline: false, latency: 1_000, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', net)
  const order: (readonly [what: 'asked' | 'came', url: string])[] = []
  page.on('request', (request) => order.push(['asked', request.url()]))
  page.on('response', (reply) => order.push(['came', reply.url()]))
  await comesToTable(page)
  const urls = [...new Set(order.map(([, url]) => url))].filter((url) => url.endsWith('.js'))
  const [evaluator = '', another] = urls.filter(isEvaluator)
  expect(another).toBeUndefined()
  const board = await boardAmong(urls)
  const at = (what: 'asked' | 'came', url: string) => order.findIndex((one) => one[0] === what && one[1] === url)
  expect(at('asked', evaluator)).toBeGreaterThan(-1)
  expect(at('asked', evaluator)).toBeLessThan(at('came', board))
  expect(at('asked', board)).toBeLessThan(at('came', evaluator))
  // Page and worker both ask; it comes over the network once.
  const came = (await fetched(page)).filter(({ url }) => isEvaluator(url))
  expect(came.filter(({ sent }) => sent > 0)).toHaveLength(1)
  expect(await (await fetch(evaluator)).text()).not.toMatch(/importScripts|import\(/)
})

test('once the page is idle everything is there before the touch, which asks for nothing', async () => {
  const { page, open } = await visitor({ size: 'phone' })
  await open(LESSON)
  const asked = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/evaluator\.[\w~-]+\.js$/.test(name)).length > 0
  await page.waitForFunction(asked)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const [evaluator] = (await fetched(page)).filter(({ url }) => isEvaluator(url))
  const loaded = await page.evaluate(
    () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventEnd,
  )
  expect(loaded).toBeGreaterThan(0)
  expect(evaluator?.from).toBeGreaterThan(loaded ?? Number.POSITIVE_INFINITY)
  const before = await fetched(page)
  const board = await boardAmong(before.map(({ url }) => url))
  const at = await comesToTable(page)
  const since = (await fetched(page)).filter(({ from }) => from >= at)
  expect(since.filter(({ url }) => isEvaluator(url) || url === board)).toEqual([])
})

test('on a second visit nothing of it comes over the network', async () => {
  const { page, open, context } = await visitor({ size: 'phone', options: { serviceWorkers: 'allow' } })
  await open(LESSON)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.close()
  const again = await context.newPage()
  await paysForData(again)
  await again.goto(`${process.env.SITE_URL}${LESSON}`, { waitUntil: 'networkidle' })
  await comesToTable(again)
  // Before the touch, where the browser says that it has it, or at the touch.
  const since = await fetched(again)
  const board = await boardAmong(since.map(({ url }) => url))
  const parts = since.filter(({ url }) => isEvaluator(url) || url === board)
  expect(new Set(parts.map(({ url }) => url)).size).toBe(2)
  for (const { url, sent } of parts) expect([url, sent]).toEqual([url, 0])
})

test('whoever pays for data and has kept the evaluator finds it ready, at no cost', async () => {
  const { page, open, context } = await visitor({ size: 'phone', options: { serviceWorkers: 'allow' } })
  await open(LESSON)
  const kept = (): Promise<boolean> =>
    page.evaluate(async () => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (/\/evaluator\.[\w~-]+\.js$/.test(url)) return true
      return false
    })
  await untilTrue('the evaluator is kept', kept)
  await page.close()
  const again = await context.newPage()
  await paysForData(again)
  await again.goto(`${process.env.SITE_URL}${LESSON}`)
  await untilTrue('the evaluator is there', async () => (await fetched(again)).some(({ url }) => isEvaluator(url)))
  expect(await again.evaluate(() => window.scrollY)).toBe(0)
  for (const { url, sent } of await fetched(again)) if (isEvaluator(url)) expect(sent).toBe(0)
})

test('once the page is idle a table some windows further down is alive before anybody scrolls', async () => {
  const { page, open } = await visitor({ size: 'phone' })
  await open('/lezioni/punti-vita/zero-o-meno')
  const first = page.locator('figure.scen:not(:has(.foretell), .foretell *)').first()
  expect((await first.boundingBox())?.y).toBeGreaterThan(844 + 400)
  await first.locator('.knobs').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a touch of the words is enough: the table comes alive wherever it stands', async () => {
  const { page, open } = await visitor({ size: 'desktop' })
  await paysForData(page)
  await open(LESSON)
  const part = page.locator('figure.scen:not(:has(.foretell), .foretell *) .wakes').last()
  expect(await part.locator('.knobs').count()).toBe(0)
  await part.dispatchEvent('pointerdown')
  await part.locator('.knobs').waitFor()
})

test('the file that browsers play by comes to what the server comes to', async () => {
  const { page, open } = await visitor()
  await open(LESSON)
  await comesToTable(page)
  const [evaluator] = (await fetched(page)).filter(({ url }) => isEvaluator(url))
  const folder = 'content/lezioni'
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/```scenario\n([\s\S]*?)```/g)])
    .map(([, text = '']) => parse(text) as Json)
  expect(written.length).toBeGreaterThan(15)
  const all = [...written, ...drawn('browser', written, 3).flatMap(knobbed)]
  const played = await page.evaluate(
    ([file, documents]) =>
      new Promise<string[]>((resolve, reject) => {
        const told: string[] = []
        const worker = new Worker(file)
        worker.onerror = ({ message }) => reject(new Error(message))
        worker.onmessage = ({ data }) => {
          told[data.id] = JSON.stringify(data.played)
          if (Object.keys(told).length === documents.length) resolve(told)
        }
        for (const [id, data] of documents.entries()) worker.postMessage({ id, data: JSON.parse(data) })
      }),
    [evaluator?.url ?? '', all.map((data) => JSON.stringify(data))] as const,
  )
  expect(played.map((told) => JSON.parse(told))).toEqual(JSON.parse(JSON.stringify(all.map(play))))
})
