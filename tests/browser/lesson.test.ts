import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { chapter, ruleText } from '#lib/content/index'
import { misconceptions } from '#lib/rules/index'
import { differs, end, foretells } from './live-table'
import { type Size, untilTrue, type Visitor, visitors } from './visitor'

// The chapter on life totals: the whole section by its numbers, scenarios that answer, mistakes that can be linked to; and a lesson of it, with its questions.

const visitor = visitors()

const ADDRESS = '/lezioni/punti-vita'
const LESSON = '/lezioni/punti-vita/pagare'

/** Section 119 as the edition of 25 September 2026 has it. */
const section = [
  '119.1',
  '119.1a',
  '119.1b',
  '119.1c',
  '119.1d',
  '119.1e',
  '119.2',
  '119.3',
  '119.4',
  '119.4a',
  '119.4b',
].concat(['119.5', '119.6', '119.7', '119.8', '119.9', '119.10'])

const byId = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`)

/** Where something on a page stands once nothing above it takes its place any more, in px from the top of the window. */
async function standsStill(what: Locator): Promise<number> {
  for (let before = Number.NaN; ; ) {
    const now = (await what.boundingBox())?.y ?? Number.NaN
    if (now === before) return now
    before = now
    await pause(200)
  }
}

/** Somebody who has opened the chapter, or a lesson; `expected` are complaints of the browser that the test brings about itself. */
async function onLesson(size: Size, expected?: RegExp, address = ADDRESS): Promise<Visitor> {
  const who = await visitor({ size, ...(expected ? { expected } : {}) })
  await who.open(address)
  return who
}

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test('every number of section 119 stands beside its paragraph and leads to it', async () => {
    const { page, press } = await onLesson(size)
    for (const n of section) {
      const paragraph = byId(page, n)
      expect([n, await paragraph.count()]).toEqual([n, 1])
      const link = paragraph.locator('> a.rn')
      expect(await link.getAttribute('href')).toBe(`#${n}`)
      expect((await link.innerText()).trim()).toBe(n)
      expect((await paragraph.locator('.prose').innerText()).length).toBeGreaterThan(20)
      const [number, text] = [await link.boundingBox(), await paragraph.locator('.prose').boundingBox()]
      if (!number || !text) throw new Error(`${n} is not drawn`)
      if (size === 'desktop') expect([n, number.x + number.width <= text.x]).toEqual([n, true])
      else expect([n, number.y + number.height <= text.y + 1]).toEqual([n, true])
    }
    await press(byId(page, '119.4a').locator('> a.rn'))
    await page.waitForURL(/#119\.4a$/)
    await page.goto('about:blank')
    await page.goto(`${process.env.SITE_URL}${ADDRESS}#119.9`)
    await expectInWindow(byId(page, '119.9'))
  })

  test('a chip opens the rule where it stands; the page stays', async () => {
    const { page, press } = await onLesson(size)
    const chip = byId(page, '119.4').getByRole('button', { name: 'Regola 118.3', exact: true })
    await chip.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle') // the scenarios nearby have taken their places
    const at = await standsStill(chip)
    await press(chip)
    const pop = byId(page, 'regola-118.3')
    await pop.waitFor({ state: 'visible' })
    expect(await pop.innerText()).toContain(ruleText('118.3')?.title)
    await expectInWindow(pop)
    expect((await chip.boundingBox())?.y).toBeCloseTo(at, 0)
    expect(new URL(page.url()).pathname).toBe(ADDRESS)
    await page.keyboard.press('Escape')
    await pop.waitFor({ state: 'hidden' })
    expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true)
    // A term opens its entry in the same way.
    const term = byId(page, '119.2').locator('button.term').first()
    await press(term)
    await page.locator('.pop:popover-open').waitFor()
    await press(page.locator('.pop:popover-open').getByRole('button', { name: 'Chiudi' }))
    expect(await page.locator('.pop:popover-open').count()).toBe(0)
  })

  test('the scenarios are played in the browser: steps, and another result for another number', async () => {
    const { page, press, context } = await onLesson(size, /ERR_INTERNET_DISCONNECTED.*\/api\/lettura/)
    const scenarios = page.locator('figure.scen')
    const count = await scenarios.count()
    expect(count).toBeGreaterThanOrEqual(4)
    for (let i = 0; i < count; i++) {
      await foretells(scenarios.nth(i))
      await scenarios.nth(i).scrollIntoViewIfNeeded()
      await scenarios.nth(i).locator('.knobs').waitFor()
    }
    await context.setOffline(true) // from here on nobody else can compute anything, and what was read is reported in vain
    for (let i = 0; i < count; i++) {
      const one = scenarios.nth(i)
      const id = await one.getAttribute('id')
      const written = await end(one, press)
      expect([id, written.steps]).not.toEqual([id, 0])
      let changed = false
      for (const knob of await one.locator('.knob').all()) {
        await press(knob.getByRole('button', { name: /^Uno in più/ }))
        changed = await differs(one, press, written.text)
        if (changed) break
      }
      const differsAtLast = async () => (await end(one, press)).text !== written.text
      if (!changed) await untilTrue(`${id} comes to something else`, differsAtLast)
      await press(one.getByRole('button', { name: 'Torna all’inizio' }))
      await one.getByRole('button', { name: 'Torna all’inizio' }).waitFor({ state: 'detached' })
      expect([id, (await end(one, press)).text]).toEqual([id, written.text])
    }
    await context.setOffline(false)
  })
})

test('an address that a chapter had leads to its passage, a folded mistake open, and on to the lesson', async () => {
  const { page, press } = await visitor({ size: 'phone' })
  const whole = `${process.env.SITE_URL}/lezioni/combattimento`
  await page.goto(`${whole}#errore-flying-cannot-block-ground`)
  const mistake = byId(page, 'errore-flying-cannot-block-ground')
  expect(await mistake.locator('details').getAttribute('open')).toBeNull()
  expect(await mistake.locator('.prose').isVisible()).toBe(true)
  expect(await mistake.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
  await page.goto(`${whole}#510.1`)
  await press(byId(page, '510.1').getByRole('link', { name: '510.1 nella lezione «Il danno»' }))
  await page.waitForURL(/\/lezioni\/combattimento\/il-danno#510\.1$/)
})

test('a number typed into a scenario counts at once', async () => {
  const { page, press } = await onLesson('desktop')
  const one = byId(page, 'scenario-sotto-zero')
  await one.scrollIntoViewIfNeeded()
  await foretells(one)
  await one.getByLabel('Punti vita di Nora', { exact: true }).fill('10')
  await one.locator('.fig').filter({ hasText: '10' }).first().waitFor()
  const { text } = await end(one, press)
  expect(text).toMatch(/\b7\b/) // 10 − 6 + 3
  await one.getByLabel('Punti vita di Nora', { exact: true }).fill('−')
  expect(await one.locator('.notice.bad').count()).toBe(0)
})

test('every common mistake of the section has its paragraph, with an address', async () => {
  const { page } = await onLesson('desktop')
  const of119 = [...misconceptions.values()].filter(({ rule }) => rule.startsWith('119.')).map(({ id }) => id)
  expect(of119.length).toBeGreaterThan(10)
  const anchors = await page.locator('section.err').evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const id of of119) expect(anchors).toContain(`errore-${id}`)
  const written = chapter('punti-vita')?.lessons.flatMap(({ misconceptions: all }) => all.map(({ anchor }) => anchor))
  expect(anchors.toSorted()).toEqual(written?.toSorted())
  await page.goto(`${process.env.SITE_URL}${ADDRESS}#errore-life-cannot-go-negative`)
  const mistake = byId(page, 'errore-life-cannot-go-negative')
  await expectInWindow(mistake)
  expect(await mistake.innerText()).toContain('Il totale non scende sotto 0.')
})

test('without a script everything is there in words, and the rules open all the same', async () => {
  const { page, open } = await visitor({ options: { javaScriptEnabled: false } })
  await open(ADDRESS)
  for (const n of section) expect(await byId(page, n).isVisible()).toBe(true)
  const scenarios = await page.locator('figure.scen').all()
  expect(scenarios.length).toBeGreaterThanOrEqual(4)
  for (const one of scenarios) {
    await foretells(one)
    expect(await one.locator('figure.table:visible').count()).toBe(1)
    const steps = await one.locator('ol.trace > li').allInnerTexts()
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) expect(step).toMatch(/\p{Lu}.+[.»]/u)
    expect(await one.locator('ol.trace > li a.chip').count()).toBeGreaterThanOrEqual(steps.length)
  }
  for (const dead of await page.locator('.js-only').all()) expect(await dead.isVisible()).toBe(false)
  await byId(page, '119.4').getByRole('button', { name: 'Regola 118.3', exact: true }).click()
  expect(await byId(page, 'regola-118.3').isVisible()).toBe(true)
})

test('a question inside the lesson is answered where it stands', async () => {
  const { page, press } = await onLesson('phone', undefined, LESSON)
  const place = page.locator('section.try').first()
  await place.scrollIntoViewIfNeeded()
  const number = place.locator('input[name=number]')
  if (await number.count()) await number.fill('0')
  else await press(place.locator('label.opt').first())
  await press(place.getByRole('button', { name: /^Conferma/ }))
  await place.locator('.says').waitFor()
  expect(new URL(page.url()).pathname).toBe(LESSON)
  expect(await place.locator('ol.trace a.chip').count()).toBeGreaterThan(0)
})

test('on paper a table stands as it ends, what is folded is open, questions have their options and no buttons', async () => {
  const { page } = await onLesson('desktop', undefined, LESSON)
  const one = page.locator('figure.scen').first()
  await one.scrollIntoViewIfNeeded()
  await one.locator('.knobs').waitFor()
  const tables = one.locator('figure.table:visible')
  expect(await tables.getAttribute('aria-label')).toBe('Il tavolo al passo 1')
  // Something folded, as a long trace has it.
  await page.evaluate(() => {
    const fold = Object.assign(document.createElement('details'), { id: 'piega' })
    fold.innerHTML = '<summary>Passi</summary><p>Un passo.</p>'
    document.querySelector('.body')?.append(fold)
  })
  const folded = page.locator('#piega > p')
  expect(await folded.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await tables.getAttribute('aria-label')).toBe('Il tavolo alla fine')
  expect(await folded.isVisible()).toBe(true)
  const question = page
    .locator('section.try')
    .filter({ has: page.locator('label.opt') })
    .first()
  expect(await question.locator('label.opt:visible').count()).toBeGreaterThan(1)
  // What is left to press are numbers of rules, terms and cards: words and drawings that are read as they stand.
  const dead = await page
    .locator('button:visible')
    .evaluateAll((all) =>
      all.filter((e) => !e.matches('.chip, .term, .card, .stepno, .pile')).map((e) => e.outerHTML.slice(0, 80)),
    )
  expect(dead).toEqual([])
})

test.each([
  ['/lezioni/punti-vita', '119.9'],
  ['/lezioni/difese', '702.16e'],
])(
  '%s: who comes for %s has it before the eyes, and the tables above that come alive do not move it',
  async (lessonAt, n) => {
    const { page } = await visitor({ size: 'desktop' })
    await page.goto(`${process.env.SITE_URL}${lessonAt}#${n}`, { waitUntil: 'networkidle' })
    // The last table above the paragraph begins above the window or in it: it is alive by now, and taller than its words were.
    await page
      .locator('.wakes:has(.knobs)', { has: page.locator('.stepper') })
      .first()
      .waitFor({ state: 'attached' })
    const top = await byId(page, n).evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(-1)
    expect(top).toBeLessThan(40)
  },
)

test('on paper: the lesson alone, whole, without what cannot be pressed there', async () => {
  const { page } = await onLesson('desktop')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const unseen = ['header.top', 'footer .theme', '.toc', '.knobs', '.stepper', '.drill', '.pn', '.skip']
  for (const selector of unseen)
    for (const element of await page.locator(selector).all())
      expect([selector, await element.isVisible()]).toEqual([selector, false])
  for (const n of section) expect([n, await byId(page, n).isVisible()]).toEqual([n, true])
  for (const one of await page.locator('figure.scen').all())
    expect(await one.locator('ol.trace').first().isVisible()).toBe(true)
  // Ink on white, whatever the screen was.
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(paper).toMatch(/255, 255, 255|rgba\(0, 0, 0, 0\)|oklch\(1 |#fff|color\(srgb 1 1 1\)/)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(4)
  expect(pages).toBeLessThan(40)
})

async function expectInWindow(what: Locator): Promise<void> {
  await what.waitFor({ state: 'visible' })
  const box = await what.evaluate((element) => {
    const { top, left } = element.getBoundingClientRect()
    return { top, left, height: innerHeight, width: innerWidth }
  })
  expect(box.top).toBeGreaterThanOrEqual(-1)
  expect(box.top).toBeLessThan(box.height)
  expect(box.left).toBeLessThan(box.width)
}
