import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { atMost, median, print } from './measure'

const TIMES = 7

/** As browsers' own tools have it: 1.6 Mbit/s down, 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** The board that is touched, and what is turned on it. */
const BOARD = 'figure.scen'
const KNOB = '.knob button[aria-label^="Uno in più"]'

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

async function opened(context: BrowserContext, address: string, network?: typeof SLOW_4G): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (network) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

/** From the first touch of a lesson's table to the answer: for who was here before, and for who was not and has a slow connection. */
export async function benchTouch(url: string): Promise<void> {
  const address = `${url}/lezioni/punti-vita`
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const phone = { viewport: { width: 390, height: 844 } }
  try {
    const warm: number[] = []
    const known = await browser.newContext(phone)
    await touched(await opened(known, address)) // fetches what there is to keep
    for (let n = 0; n < TIMES; n++) {
      const page = await opened(known, address)
      warm.push(await touched(page))
      await page.close()
    }
    print(
      atMost(
        'first touch of a table to its answer, processor four times slower, kept by the browser',
        median(warm),
        'ms',
        400,
      ),
    )
    const cold: number[] = []
    for (let n = 0; n < TIMES; n++) {
      const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
      cold.push(await touched(await opened(context, address, SLOW_4G)))
      await context.close()
    }
    print(atMost('first touch of a table to its answer, first visit, slow 4G', median(cold), 'ms', 1500))
  } finally {
    await browser.close()
  }
}
