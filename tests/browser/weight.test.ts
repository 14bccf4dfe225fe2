import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { inPieces } from './in-pieces'
import { someTexts } from './pages'
import { visitors } from './visitor'

// What a first visit of a lesson costs, compressed, that nothing on the page moves while it comes, and how long it is on a small telephone. Requests to anybody else fail
// every test here (visitor.ts).

const visitor = visitors()
const KB = 1024
/** What a small telephone shows at once. */
const SCREEN = 740

const sizeOf = async (url: string): Promise<number> =>
  gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length

/** Scripts that a page names: what it runs before anybody has used a table. Those marked `nomodule` no browser of today asks for. */
async function scripts(site: string, path: string): Promise<number> {
  const html = await (await fetch(site + path)).text()
  const named = [...html.matchAll(/<script(?![^>]*\bnomodule\b)[^>]+src="([^"]+)"/gi)].map(([, src = '']) => src)
  const sizes = await Promise.all([...new Set(named)].map((src) => sizeOf(new URL(src, site).href)))
  return sizes.reduce((a, b) => a + b, 0)
}

/** Has a page write down whatever moves while it comes. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const moved: string[] = []
    Object.assign(globalThis, { verdettoMoved: moved })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moved.push(
          `${value}: ${sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120))}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })

const moves = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { verdettoMoved: string[] }).verdettoMoved)

/** Chapters whole and lessons of the day, and rules whose table stands in the window as their page opens. */
const texts = [...someTexts('weight', 6, 14).map((slug) => `/lezioni/${slug}`), '/regole/119.4', '/regole/702.15b']

test.each(texts)('%s', async (path) => {
  const { page, open } = await visitor({ size: 'phone' })
  const cost = { document: 0, stylesheet: 0, font: 0 }
  const replies: Promise<void>[] = []
  page.on('response', (reply) => {
    const kind = reply.request().resourceType()
    if (kind !== 'document' && kind !== 'stylesheet' && kind !== 'font') return
    // Fonts are compressed as they are.
    const add = async () => {
      const body = await reply.body()
      cost[kind] += kind === 'font' ? body.length : gzipSync(body).length
    }
    replies.push(add())
  })
  await watchMoves(page)
  await open(path)
  await page.waitForLoadState('networkidle')
  await Promise.all(replies)
  expect(Math.min(cost.document, cost.stylesheet, cost.font)).toBeGreaterThan(0)
  const text = cost.document + cost.stylesheet + cost.font
  expect({ ...cost, within: text <= 120 * KB }).toEqual({ ...cost, within: true })
  const script = await scripts(process.env.SITE_URL ?? '', path)
  expect({ script, within: script > 0 && script <= 150 * KB }).toEqual({ script, within: true })
  expect(await moves(page)).toEqual([])
  if (!/^\/lezioni\/[^/]+\/[^/]+$/.test(path)) return
  await page.setViewportSize({ width: 360, height: SCREEN })
  const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / SCREEN
  expect({ screens, within: screens <= 25 }).toEqual({ screens, within: true })
})

// A server, or a busy machine, hands a page over in pieces.
test.each(['</search>', 'href="/sessioni">Sessione'])(
  'nothing moves where a page comes up to %s first',
  async (cut) => {
    const pieces = await inPieces(process.env.SITE_URL ?? '', cut)
    try {
      const { page, open } = await visitor({ size: 'phone', site: pieces.url })
      await watchMoves(page)
      await open('/lezioni/difese')
      await page.waitForLoadState('networkidle')
      expect(await moves(page)).toEqual([])
    } finally {
      pieces.close()
    }
  },
)
