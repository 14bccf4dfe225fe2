import type { Page } from 'playwright-core'
import { chapter, lessons } from '#lib/content/index'
import { register } from './pages'
import { type Size, type Visitor, visitors } from './visitor'

// What somebody reads is remembered: by time and by hand, after a reload, in the lists, through signing up, without a network.

const visitor = visitors()

// The first lesson with so many sections that one can be jumped over.
const lesson = lessons().find(({ toc }) => toc.length >= 3)
if (!lesson) throw new Error('No lesson has three sections.')
const { toc } = lesson
const ADDRESS = `/lezioni/${lesson.slug}`
const [first, second, third] = toc.map(({ id }) => id) as [string, string, string]
const titleOf = (id: string): string => toc.find((section) => section.id === id)?.title ?? ''

const mark = (page: Page, id: string) => page.locator(`.readmark button[data-section="${id}"]`)
const inContents = (page: Page, id: string) => page.locator(`.toc [data-seen="${id}"]`)
const line = (page: Page) => page.locator('.readline')

/** The lesson, when it listens to its reader. */
async function onLesson(who: Visitor): Promise<void> {
  await who.open(ADDRESS)
  await who.page.locator('.body[data-reading]').waitFor()
}

/** Presses the mark of a section and waits until the site has it. */
async function pressMark(who: Visitor, id: string): Promise<void> {
  const kept = who.page.waitForResponse((r) => r.url().endsWith('/api/lettura') && r.request().method() === 'POST')
  await who.press(mark(who.page, id))
  expect((await kept).status()).toBe(200)
}

/** Looks at the end of a section for half a minute; again where a scenario that arrived meanwhile has pushed it away. */
async function readToItsEnd(page: Page, id: string): Promise<void> {
  for (let turn = 0; turn < 5 && (await inContents(page, id).textContent()) === ''; turn++) {
    await mark(page, id).evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await page.clock.runFor(30_000)
  }
  expect(await inContents(page, id).textContent()).toBe('letta')
}

test.each<Size>(['phone', 'desktop'])(
  '%s: read by hand, it is there again after a reload and after signing up',
  async (size) => {
    const who = await visitor({ size })
    const { page } = who
    await onLesson(who)
    expect(await mark(page, first).getAttribute('aria-pressed')).toBe('false')
    expect(await line(page).innerText()).toBe(`${toc.length} sezioni`)
    await pressMark(who, first)
    await pressMark(who, third)
    const marked = async () => {
      const pressed = await Promise.all([first, second, third].map((id) => mark(page, id).getAttribute('aria-pressed')))
      const words = await Promise.all([first, second, third].map((id) => inContents(page, id).textContent()))
      return { pressed, words }
    }
    const both = { pressed: ['true', 'false', 'true'], words: ['letta', '', 'letta'] }
    expect(await marked()).toEqual(both)
    expect(await line(page).innerText()).toContain(`2 sezioni lette su ${toc.length}.`)
    await onLesson(who)
    expect(await marked()).toEqual(both)
    await register(who)
    await onLesson(who)
    expect(await marked()).toEqual(both)
    // And not read after all.
    await pressMark(who, third)
    await onLesson(who)
    expect(await marked()).toEqual({ pressed: ['true', 'false', 'false'], words: ['letta', '', ''] })
  },
)

test('read with time, a section is marked by itself, and the page offers to go on where reading stopped', async () => {
  const who = await visitor({ size: 'desktop' })
  const { page } = who
  await page.clock.install()
  await onLesson(who)
  await readToItsEnd(page, first)
  // What was jumped over was not read.
  await page.locator(`.toc a[href="#${third}"]`).click()
  const kept = page.waitForResponse(
    (r) => r.request().method() === 'POST' && (r.request().postData() ?? '').includes(`"${third}","what":"place"`),
  )
  await page.clock.runFor(10_000)
  await kept
  expect(await mark(page, second).getAttribute('aria-pressed')).toBe('false')
  await onLesson(who)
  const resume = line(page).getByRole('link', { name: `Riprendi da dove eri: «${titleOf(third)}»` })
  await resume.click()
  await page.waitForURL(new RegExp(`#${third}$`))
  // In the lists too.
  await who.open('/lezioni')
  const entry = page.locator('.lprog')
  await entry.waitFor()
  expect(await entry.innerText()).toMatch(new RegExp(`^\\d sezion[ei] lett[ae] su ${toc.length}`))
  expect(await entry.getByRole('link').getAttribute('href')).toBe(`${ADDRESS}#${third}`)
  await who.open('/')
  await page
    .getByRole('heading', { level: 1, name: `Eri alla lezione «${chapter(lesson.chapter)?.title.it}».` })
    .waitFor()
  const back = page.getByRole('link', { name: 'Riprendi a leggere' })
  expect(await back.getAttribute('href')).toBe(`${ADDRESS}#${third}`)
})

test('somebody new is told nothing, becomes nobody, and no request fails', async () => {
  const who = await visitor({ size: 'phone' })
  const answers: number[] = []
  who.page.on('response', (r) => r.url().includes('/api/') && answers.push(r.status()))
  for (const path of ['/', '/lezioni', ADDRESS]) {
    const known = who.page.waitForResponse((r) => r.url().endsWith('/api/lettura'))
    await who.open(path)
    await known
  }
  expect(await who.page.locator('.lprog, .continue, .readline a').count()).toBe(0)
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await who.context.cookies()).toEqual([])
})

test('without a network what is read waits, says so, and is kept when the network is back', async () => {
  const who = await visitor({ size: 'phone', expected: /ERR_INTERNET_DISCONNECTED/ })
  const { page, context } = who
  await onLesson(who)
  await context.setOffline(true)
  await who.press(mark(page, second))
  await line(page).getByText('Senza rete: ciò che leggi resta su questo dispositivo').waitFor({ timeout: 20_000 })
  const kept = page.waitForResponse((r) => r.request().method() === 'POST')
  await context.setOffline(false)
  expect((await kept).status()).toBe(200)
  await line(page).getByText('Senza rete').waitFor({ state: 'detached' })
  await onLesson(who)
  expect(await mark(page, second).getAttribute('aria-pressed')).toBe('true')
})

test('a page that is left right after the mark was pressed has told it', async () => {
  const who = await visitor({ size: 'desktop' })
  await onLesson(who)
  await who.press(mark(who.page, first))
  await who.page.goto('about:blank')
  await onLesson(who)
  expect(await mark(who.page, first).getAttribute('aria-pressed')).toBe('true')
})

test('without a script there is no mark to press and nothing is missing', async () => {
  const { page, open } = await visitor({ options: { javaScriptEnabled: false } })
  await open(ADDRESS)
  for (const button of await page.locator('.readmark').all()) expect(await button.isVisible()).toBe(false)
  expect(await line(page).innerText()).toBe(`${toc.length} sezioni`)
})
