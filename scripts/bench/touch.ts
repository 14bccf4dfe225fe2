import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { atMost, median, print } from './measure'
import { SLOW_4G } from './slow'

const TIMES = 7

/** The board that is touched, and what is turned on it. */
const BOARD = 'figure.scen:not(:has(.foretell), .foretell *)'
const KNOB = '.knob button[aria-label^="Uno in più"]'

/** When somebody touches a table. */
const MOMENTS = {
  /** They have read for a while, and the page has fetched what it fetches when it is idle. */
  read: 'after reading for ten seconds',
  /** The page listens and has come to rest; it fetches nothing for tables before they are touched, as for readers who save data. */
  unprepared: 'on a page that has come to rest and fetched nothing for tables',
  /** The page has been drawn, and its scripts may still be at work. */
  early: 'as soon as the page has come over the network',
} as const
type Moment = keyof typeof MOMENTS
const READS_MS = 10_000

/**
 * How long somebody waits, in ms, who jumps to a table of a page that has just been read so far and turns a number on it at once: from the
 * jump, which is the first that the page knows of a touch to come, until the answer to the turned number is drawn.
 */
const touched = (page: Page): Promise<number> =>
  page.evaluate(
    ([board, knob]) =>
      new Promise<number>((resolve) => {
        const scene = document.querySelector(board)
        if (!scene) return resolve(Number.NaN)
        const from = performance.now()
        let before: string | undefined
        const answer = (): string => scene.querySelector('ol.trace')?.textContent ?? ''
        const look = (): void => {
          const button = scene.querySelector<HTMLButtonElement>(knob)
          if (before === undefined && button) {
            before = answer()
            button.click()
          } else if (before !== undefined && answer() !== before) {
            watch.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
          }
        }
        const watch = new MutationObserver(look)
        watch.observe(scene, { childList: true, subtree: true, characterData: true, attributes: true })
        scene.scrollIntoView({ block: 'center' })
        look()
      }),
    [BOARD, KNOB] as const,
  )

/** Has a page fetch nothing for tables before somebody comes to one. */
const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** React has taken over the board, and the page has nothing else to do. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    (board) =>
      Object.keys(document.querySelector(`${board} .wakes`) ?? {}).some((key) => key.startsWith('__reactFiber$')),
    BOARD,
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

async function opened(
  context: BrowserContext,
  address: string,
  moment: Moment,
  network?: typeof SLOW_4G,
): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // The page and its workers.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (network) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
  }
  if (moment === 'unprepared') await savesData(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  if (moment === 'unprepared') await comesToRest(page)
  if (moment === 'read') await page.waitForTimeout(READS_MS)
  return page
}

/**
 * From the first touch of a lesson's table to the answer, at each of these moments: for who was here before, and for who was not and has a
 * slow connection. The worker that keeps the site is left out of the first visit: what it fetches would come by a connection that is not
 * slowed down, and make the figure better than it is.
 */
export async function benchTouch(url: string): Promise<void> {
  const address = `${url}/lezioni/punti-vita`
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const phone = { viewport: { width: 390, height: 844 } }
  try {
    const known = await browser.newContext(phone)
    await touched(await opened(known, address, 'read')) // fetches what there is to keep
    for (const moment of ['read', 'unprepared', 'early'] as const) {
      const warm: number[] = []
      for (let n = 0; n < TIMES; n++) {
        const page = await opened(known, address, moment)
        warm.push(await touched(page))
        await page.close()
      }
      const cold: number[] = []
      for (let n = 0; n < TIMES; n++) {
        const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
        cold.push(await touched(await opened(context, address, moment, SLOW_4G)))
        await context.close()
      }
      const name = `first touch of a table to its answer, processor four times slower, ${MOMENTS[moment]}`
      print(atMost(`${name}: kept by the browser`, median(warm), 'ms', 400))
      print(atMost(`${name}: first visit, slow 4G`, median(cold), 'ms', 1500))
    }
  } finally {
    await browser.close()
  }
}
