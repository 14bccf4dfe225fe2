import { type Browser, chromium } from 'playwright-core'
import { atMost, median, print } from './measure'
import { SLOW_4G } from './slow'

const LOADS = 7

/** When the largest part of a page has been painted for somebody who was never here, on a processor four times slower and slow 4G, in ms. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
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

/** How soon the text is there, of two lessons and the longest chapter whole: the median of some first visits. */
export async function benchPaint(url: string): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    for (const slug of ['punti-vita/guadagnare-e-perdere', 'danno/distrutta-o-no', 'combattimento']) {
      const times: number[] = []
      for (let n = 0; n < LOADS; n++) times.push(await largestPaint(browser, `${url}/lezioni/${slug}`))
      print(atMost(`largest paint of /lezioni/${slug}, CPU four times slower, slow 4G`, median(times), 'ms', 1500))
    }
  } finally {
    await browser.close()
  }
}
