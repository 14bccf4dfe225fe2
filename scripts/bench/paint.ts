import { type Browser, chromium } from 'playwright-core'
import { atMost, median, print } from './measure'

const LOADS = 7

/** When the largest part of a page has been painted for somebody who was never here, on a processor four times slower, in ms. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address, { waitUntil: 'networkidle' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}

/** How soon the text of a lesson is there, the shortest and the longest: the median of some first visits. */
export async function benchPaint(url: string): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    for (const slug of ['punti-vita', 'combattimento']) {
      const times: number[] = []
      for (let n = 0; n < LOADS; n++) times.push(await largestPaint(browser, `${url}/lezioni/${slug}`))
      print(atMost(`largest paint of the lesson ${slug}, CPU four times slower`, median(times), 'ms', 1500))
    }
  } finally {
    await browser.close()
  }
}
