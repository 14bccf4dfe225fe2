import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openBrowser, siteUrl } from '../setup/browser'

/** A telephone that is touched, and a screen with a mouse. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>

export type Size = keyof typeof sizes

/** Somebody with a browser that was never here. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Goes to an address of the site and waits until it listens. */
  readonly open: (path: string) => Promise<void>
  /** Touches on a telephone, clicks elsewhere. */
  readonly press: (what: Locator) => Promise<void>
  /** Everything that the browser complained about so far. */
  readonly heard: readonly string[]
}

/** How long a page may take to show what is waited for: of a machine that is busy with other things too. */
export const PATIENCE_MS = 60_000

interface Wish {
  readonly size?: Size
  /** Address of the site; the shared one by default. */
  readonly site?: string
  readonly options?: BrowserContextOptions
  /** Stays until the end of the file. */
  readonly stays?: boolean
  /** Complaints of the browser that the test brings about itself. */
  readonly expected?: RegExp
}

/**
 * One browser for the file, closed at its end. After each test its visitors leave, and whatever their browsers complained about fails
 * the test: errors on the console or in scripts, violations of the policy of content, requests to anybody else.
 */
export function visitors() {
  let browser: Browser
  let visits: { context: BrowserContext; complaints: string[]; stays: boolean }[] = []

  beforeAll(async () => {
    browser = await openBrowser()
    Object.assign(globalThis, {
      whatVisitorsSee: async () =>
        (await Promise.all(visits.flatMap(({ context }) => context.pages().map(seenOn)))).join('\n\n'),
    })
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    const heard = visits.flatMap(({ complaints }) => complaints.splice(0))
    const over = visits.filter(({ stays }) => !stays)
    visits = visits.filter(({ stays }) => stays)
    for (const { context } of over) await context.close()
    expect(heard).toEqual([])
  })

  return async function visitor({
    size = 'desktop',
    site = siteUrl(),
    options = {},
    stays = false,
    expected,
  }: Wish = {}): Promise<Visitor> {
    // What the worker does is looked at where a test allows it; elsewhere it would fetch the whole site for each visitor.
    const context = await browser.newContext({
      ...sizes[size],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    })
    context.setDefaultTimeout(PATIENCE_MS)
    const complaints: string[] = []
    const heard: string[] = []
    visits.push({ context, complaints, stays })
    await listen(context, new URL(site).origin, (complaint) => {
      heard.push(complaint)
      if (!expected?.test(complaint)) complaints.push(complaint)
    })
    const page = await context.newPage()
    return {
      context,
      page,
      async open(path) {
        await page.goto(site + path)
        if (options.javaScriptEnabled !== false) await alive(page)
      },
      press: (what) => (size === 'phone' ? what.tap() : what.click()),
      heard,
    }
  }
}

/** Of a page, in a few lines: where it is, and the beginning of what it says. */
async function seenOn(page: Page): Promise<string> {
  const says = await Promise.race([page.locator('main').innerText().catch(String), pause(2_000).then(() => 'nothing')])
  return `A visitor was at ${page.url()}, which said: ${says.replace(/\s+/g, ' ').slice(0, 800)}`
}

async function listen(context: BrowserContext, origin: string, complain: (what: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complain(`script: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    const ours = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:'
    if (!ours) complain(`request to ${url.origin}`)
  })
  await context.exposeBinding('verdettoViolation', (_, what: string) => complain(`policy: ${what}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (e) => {
      const tell = (globalThis as unknown as { verdettoViolation: (what: string) => void }).verdettoViolation
      tell(`${e.effectiveDirective} ${e.blockedURI} ${e.sample}`)
    })
  })
}

/** Waits until something is so that no page shows. */
export async function untilTrue(what: string, is: () => boolean | Promise<boolean>): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; !(await is()); await pause(50))
    if (Date.now() > until) throw new Error(`it never came to this: ${what}`)
}

/** Waits until React has taken over the page: what is pressed from then on is heard. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const main = document.querySelector('main *')
    const heard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    const forms = [...document.querySelectorAll('form')]
    const asked = document.querySelector('form.ans:not([novalidate])') === null
    return main !== null && heard(main) && forms.every(heard) && asked
  })
