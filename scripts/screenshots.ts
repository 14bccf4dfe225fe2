/**
 * Pictures of the running site for docs/screenshots: `npm start`, then `npx tsx scripts/screenshots.ts [address]`. It answers as a new
 * guest would, so every picture is of a real page.
 */
import { mkdirSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

const address = process.argv[2] ?? 'http://localhost:3000'
const folder = 'docs/screenshots'
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
]

const sizes = { telefono: 360, tavoletta: 768, schermo: 1440 } as const

interface Shot {
  readonly name: string
  readonly size: keyof typeof sizes
  readonly theme: 'light' | 'dark'
  /** Brings the page to what the picture shows. */
  readonly go: (page: Page) => Promise<void>
}

const open = (path: string) => async (page: Page) => {
  await page.goto(address + path, { waitUntil: 'networkidle' })
}

async function start(page: Page): Promise<void> {
  await open('/')(page)
  await page.getByRole('button', { name: 'Inizia' }).click()
  await page.waitForURL(/\/quiz\/.+domanda=/)
  await page.getByRole('button', { name: /Conferma/ }).waitFor()
}

/** Answers with the first option, or with 0, until a mistake shows both traces; ten questions hold one. */
async function mistake(page: Page): Promise<void> {
  await start(page)
  for (let n = 0; n < 10; n++) {
    const first = page.locator('.opt').first()
    if (await first.isVisible()) await first.click()
    else await page.locator('input[name=number]').fill('0')
    await page.getByRole('button', { name: /Conferma/ }).click()
    await page.locator('.says').waitFor()
    if (await page.locator('.fork').isVisible()) return
    await page.locator('[data-next]').click()
    await page.locator('.says').waitFor({ state: 'detached' })
  }
}

const shots: readonly Shot[] = [
  { name: 'prima-pagina', size: 'schermo', theme: 'light', go: open('/') },
  { name: 'domanda', size: 'telefono', theme: 'light', go: start },
  { name: 'domanda', size: 'schermo', theme: 'dark', go: start },
  { name: 'verdetto', size: 'schermo', theme: 'light', go: mistake },
  { name: 'verdetto', size: 'telefono', theme: 'dark', go: mistake },
  { name: 'lezione', size: 'schermo', theme: 'light', go: open('/lezioni/punti-vita') },
  { name: 'lezione', size: 'tavoletta', theme: 'dark', go: open('/lezioni/punti-vita') },
]

async function take(browser: Browser, { name, size, theme, go }: Shot): Promise<void> {
  const width = sizes[size]
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 900 }, colorScheme: theme })
  const page = await context.newPage()
  await go(page)
  await page.evaluate(() => document.fonts.ready)
  const file = `${folder}/${name}-${theme}-${width}.png`
  await page.screenshot({ path: file })
  console.log(file)
  await context.close()
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: quiet })
for (const shot of shots) await take(browser, shot)
await browser.close()
