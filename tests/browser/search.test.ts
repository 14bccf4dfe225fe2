import type { Locator, Page } from 'playwright-core'
import { glossary } from '#lib/content/index'
import { type Size, untilTrue, type Visitor, visitors } from './visitor'

// Finding things: the dialog over every page, the page that works without a script, terms and rules that open where they stand.

const visitor = visitors()
const INDEX = '**/cerca/indice-*.json'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Cerca' })
const field = (page: Page): Locator => dialog(page).getByRole('combobox')
const options = (page: Page): Locator => dialog(page).getByRole('option')
const said = (page: Page): Locator => dialog(page).getByRole('status')
const hasFocus = (what: Locator): Promise<boolean> => what.evaluate((element) => element === document.activeElement)

async function opened({ page }: Visitor, key = '/'): Promise<void> {
  await page.keyboard.press(key)
  await dialog(page).waitFor()
}

describe('the dialog', () => {
  test.each(['/', 'Control+k'])('opens with %s; typing, an arrow and Enter lead to the section', async (key) => {
    const who = await visitor()
    const { page } = who
    await who.open('/')
    await opened(who, key)
    expect(await hasFocus(field(page))).toBe(true)
    await page.keyboard.type('119.4b')
    await options(page).first().waitFor()
    expect(await said(page).innerText()).toMatch(/^(I primi )?\d+ /)
    const lesson = options(page).filter({ hasText: 'Lezione' }).first()
    const at = await options(page).evaluateAll((all) => all.findIndex((one) => one.textContent?.startsWith('Lezione')))
    for (let n = 0; n <= at; n++) await page.keyboard.press('ArrowDown')
    expect(await lesson.getAttribute('aria-selected')).toBe('true')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await lesson.getAttribute('id'))
    expect(await hasFocus(field(page))).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/lezioni\/punti-vita\/pagare#119\.4b$/)
    const paragraph = page.locator('[id="119.4b"]')
    await paragraph.waitFor()
    const { top, height, before } = await paragraph.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      height: innerHeight,
      before: element.previousElementSibling !== null || element.nextElementSibling !== null,
    }))
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(height / 2)
    expect(before).toBe(true)
  })

  test('Esc closes it and gives the focus back to where it was', async () => {
    const who = await visitor()
    const { page } = who
    await who.open('/glossario')
    const link = page.getByRole('link', { name: 'Lezioni', exact: true })
    await link.focus()
    await opened(who)
    await page.keyboard.type('legame')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(link)).toBe(true)
    // Opened again, it is empty.
    await opened(who, 'Control+k')
    expect(await field(page).inputValue()).toBe('')
  })

  test('arrows go round; what is active is always in sight', async () => {
    const who = await visitor({ options: { viewport: { width: 360, height: 500 } } })
    const { page } = who
    await who.open('/')
    await opened(who)
    await page.keyboard.type('danno')
    await options(page).first().waitFor()
    const many = await options(page).count()
    expect(many).toBeGreaterThan(8)
    for (let n = 0; n < many; n++) {
      await page.keyboard.press('ArrowDown')
      const seen = await dialog(page)
        .locator('[aria-selected=true]')
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        })
      expect([n, seen]).toEqual([n, true])
    }
    await page.keyboard.press('ArrowDown')
    expect(await dialog(page).locator('[aria-selected=true]').count()).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
  })

  test('what is typed before it has come is not lost, and no other shortcut hears it', async () => {
    const who = await visitor()
    const { page } = who
    await who.open('/')
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/_next/static/chunks/**', async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('/')
    await page.keyboard.type('pila')
    expect(await dialog(page).count()).toBe(0)
    go()
    await dialog(page).waitFor()
    expect(await field(page).inputValue()).toBe('pila')
  })

  test('says that the index is on its way, that it did not come, and what to do', async () => {
    const who = await visitor({ expected: /Failed to load resource|ERR_FAILED/ })
    const { page } = who
    await who.open('/')
    let answer: 'wait' | 'fail' | 'go' = 'wait'
    let release = () => {}
    await page.route(INDEX, async (route) => {
      if (answer === 'wait')
        await new Promise<void>((resolve) => {
          release = resolve
        })
      if (answer === 'go') await route.continue()
      else await route.abort()
    })
    await opened(who)
    await page.keyboard.type('legame')
    await said(page).getByText('Carico l’indice…').waitFor()
    answer = 'fail'
    release()
    const alert = dialog(page).getByRole('alert')
    await alert.waitFor()
    expect(await alert.getByRole('link').getAttribute('href')).toBe('/cerca?q=legame')
    answer = 'go'
    await alert.getByRole('button', { name: 'Riprova' }).click()
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('legame')
  })

  test('where nothing is found it says what to try', async () => {
    const who = await visitor()
    const { page } = who
    await who.open('/')
    await opened(who)
    await page.keyboard.type('119.99')
    await dialog(page).getByText('Nessuna lezione, regola o voce contiene «119.99»').waitFor()
    expect(await said(page).innerText()).toBe('Nessun risultato')
    await dialog(page).getByRole('link', { name: '119.10', exact: true }).click()
    await page.waitForURL(/\/regole\/119\.10$/)
  })

  test('needs nobody once its files are there', async () => {
    const who = await visitor()
    const { page, context } = who
    await who.open('/')
    await opened(who)
    await page.keyboard.type('p')
    await options(page).first().waitFor()
    await page.waitForLoadState('networkidle') // what the page fetches ahead of links is not what this is about
    await context.setOffline(true)
    await field(page).fill('lifelink')
    await options(page).filter({ hasText: 'legame vitale' }).first().waitFor()
    await context.setOffline(false)
  })

  test('finds without a network, even if nobody searched before', async () => {
    const who = await visitor({
      options: { serviceWorkers: 'allow' },
      expected: /net::ERR_|Failed to (load resource|fetch)/,
    })
    const { page, context } = who
    await who.open('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await opened(who)
    await field(page).fill('lifelink')
    await options(page).filter({ hasText: 'legame vitale' }).first().waitFor()
    await context.setOffline(false)
  })

  test('its code comes with the first search, not with the page', async () => {
    const who = await visitor()
    const { page } = who
    const files: string[] = []
    page.on('response', (reply) => void files.push(reply.url()))
    await who.open('/lezioni/punti-vita')
    await page.waitForLoadState('networkidle')
    const before = files.length
    expect(files.filter((file) => file.includes('/cerca/'))).toEqual([])
    await opened(who)
    await page.keyboard.type('pila')
    await options(page).first().waitFor()
    const later = files.slice(before)
    expect(later.some((file) => file.includes('/cerca/indice-'))).toBe(true)
    expect(later.some((file) => file.endsWith('.js'))).toBe(true)
  })
})

test.each<Size>(['phone', 'desktop'])('the button opens it (%s)', async (size) => {
  const who = await visitor({ size })
  const { page } = who
  await who.open('/lezioni')
  await who.press(page.getByRole('banner').getByRole('button', { name: /^Cerca/ }))
  await dialog(page).waitFor()
  await field(page).fill('trampel')
  await who.press(options(page).first())
  await page.waitForURL(/\/glossario#travolgere$/)
  const entry = page.locator('#travolgere')
  expect(await entry.evaluate((element) => element.matches(':target'))).toBe(true)
})

test('without a script the button leads to a page that finds', async () => {
  const { page, open } = await visitor({ options: { javaScriptEnabled: false } })
  await open('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cerca/ })
    .click()
  await page.waitForURL(/\/cerca\?*$/)
  await page.getByRole('searchbox').fill('lifelink')
  await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click()
  await page.waitForURL(/\/cerca\?q=lifelink$/)
  expect(await page.getByRole('searchbox').inputValue()).toBe('lifelink')
  const first = page.locator('.hits .hit').first()
  expect(await first.innerText()).toContain('legame vitale')
  expect(await first.locator('mark').first().innerText()).toBe('legame vitale')
  await first.click()
  await page.waitForURL(/\/glossario#legame-vitale$/)
})

describe('the glossary', () => {
  test('is filtered from the keyboard, in either language, without accents', async () => {
    const { page, open } = await visitor()
    await open('/glossario')
    const search = page.getByRole('searchbox')
    const shown = page.locator('.gloss > div:not([hidden])')
    await search.focus()
    await page.keyboard.type('PRIORITA')
    await page.getByText(/^\d+ voc[ei]$/).waitFor()
    expect(await page.locator('#priorita').isVisible()).toBe(true)
    expect(await page.locator('#travolgere').isVisible()).toBe(false)
    await search.fill('lifelink')
    await shown.filter({ hasText: 'legame vitale' }).first().waitFor()
    // Its permalink and its rule are the next things that Tab reaches.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#legame-vitale')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#legame-vitale$/)
  })

  test('an address leads to its entry, marked', async () => {
    const { page, open } = await visitor()
    await open('/glossario#travolgere')
    const entry = page.locator('#travolgere')
    expect(await entry.isVisible()).toBe(true)
    const top = await entry.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(900)
  })

  test('without a script it is the whole list, with every address', async () => {
    const { page, open } = await visitor({ options: { javaScriptEnabled: false } })
    await open('/glossario')
    const ids = await page.locator('.gloss > div').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(glossary().map(({ id }) => id))
    for (const element of await page.locator('.js-only').all()) expect(await element.isVisible()).toBe(false)
  })
})

describe('a term in a lesson', () => {
  const term = (page: Page): Locator => page.locator('[id="119.2"] button.term').first()
  const open = (page: Page): Locator => page.locator('.pop:popover-open')

  /** Points at it; again where a table that came meanwhile has moved it away from the pointer. */
  async function pointAt(page: Page): Promise<void> {
    await untilTrue('the definition is open', async () => {
      await term(page).hover()
      await page.clock.runFor(MORE_THAN_THE_PAUSES)
      return (await open(page).count()) > 0
    })
  }
  /** More than the pauses after which a definition comes and goes. */
  const MORE_THAN_THE_PAUSES = 700

  /** A page whose time goes by only when the test says so: how fast a machine moves a pointer decides nothing. */
  async function timeless(who: Visitor): Promise<void> {
    await who.page.clock.install()
    await who.open('/lezioni/punti-vita')
    await who.page.clock.pauseAt(Date.now() + 3_600_000)
  }

  test('shows its definition to the pointer, which may move onto it; it goes when the pointer goes', async () => {
    const who = await visitor()
    const { page } = who
    await timeless(who)
    await pointAt(page)
    expect(await open(page).innerText()).toContain('damage')
    // Where a table that came meanwhile has moved it, the pointer goes after it; no time goes by that could close it.
    await untilTrue('the pointer is on the definition', async () => {
      const box = await open(page).boundingBox()
      if (!box) throw new Error('the definition is not drawn')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
      return open(page).evaluate((pop) => pop.matches(':hover'))
    })
    await page.clock.runFor(MORE_THAN_THE_PAUSES)
    expect(await open(page).count()).toBe(1)
    await page.mouse.move(5, 5, { steps: 3 })
    await page.clock.runFor(MORE_THAN_THE_PAUSES)
    await open(page).waitFor({ state: 'detached' })
  })

  test('Esc dismisses it without moving the pointer; pressed, it stays', async () => {
    const who = await visitor()
    const { page } = who
    await timeless(who)
    await pointAt(page)
    await page.keyboard.press('Escape')
    await page.clock.runFor(MORE_THAN_THE_PAUSES)
    expect(await open(page).count()).toBe(0)
    await page.mouse.move(5, 5)
    await term(page).hover()
    await page.clock.runFor(MORE_THAN_THE_PAUSES)
    await open(page).waitFor()
    await page.mouse.down()
    await page.mouse.up()
    await page.mouse.move(5, 5, { steps: 3 })
    await page.clock.runFor(MORE_THAN_THE_PAUSES)
    expect(await open(page).count()).toBe(1)
    await term(page).click()
    await open(page).waitFor({ state: 'detached' })
  })

  test('shows it to the keyboard; Esc closes it and Tab goes on', async () => {
    const who = await visitor()
    const { page } = who
    await timeless(who)
    const link = page.locator('[id="119.2"] > a.rn')
    await link.focus()
    await page.keyboard.press('Tab')
    expect(await hasFocus(term(page))).toBe(true)
    await open(page).waitFor()
    await page.keyboard.press('Tab')
    // Closed from inside, the focus comes back to the term and the definition stays away.
    await page.keyboard.press('Escape')
    await page.clock.runFor(MORE_THAN_THE_PAUSES)
    expect(await open(page).count()).toBe(0)
    expect(await hasFocus(term(page))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(term(page))).toBe(false)
  })

  test('shows it to a finger, and a touch outside closes it', async () => {
    const who = await visitor({ size: 'phone' })
    const { page } = who
    await who.open('/lezioni/punti-vita')
    await term(page).tap()
    await open(page).waitFor()
    await page.touchscreen.tap(195, 60)
    await open(page).waitFor({ state: 'detached' })
  })
})

describe('a rule opens where its chip stands', () => {
  test.each(['/copertura?sezione=119', '/glossario'])('on %s', async (path) => {
    const who = await visitor()
    const { page } = who
    await who.open(path)
    const chip = page.locator('main a.chip[href^="/regole/"][href*="."]:visible').first()
    const n = (await chip.innerText()).trim()
    await chip.focus()
    await page.keyboard.press('Enter')
    const pop = page.getByRole('dialog').filter({ hasText: n })
    await pop.waitFor()
    expect(await pop.getByRole('link').getAttribute('href')).toBe(`/regole/${n}`)
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
    await page.keyboard.press('Escape')
    await pop.waitFor({ state: 'hidden' })
    expect(await hasFocus(chip)).toBe(true)
  })

  test('where its text does not come, it leads to the page of the rule', async () => {
    const who = await visitor({ expected: /Failed to load resource|ERR_FAILED/ })
    const { page } = who
    await page.route('**/regole/testi/*', (route) => route.abort())
    await who.open('/copertura?sezione=119')
    const chip = page.locator('main a.chip').first()
    const href = (await chip.getAttribute('href')) ?? ''
    await chip.click()
    await page.waitForURL((url) => url.pathname === href)
  })
})

describe('rules by number', () => {
  test('a number that has no page is 404, says so, and offers its neighbours, without a script too', async () => {
    const reply = await fetch(`${process.env.SITE_URL}/regole/119.99`)
    expect(reply.status).toBe(404)
    const { page, open } = await visitor({ options: { javaScriptEnabled: false }, expected: /status of 404/ })
    await open('/regole/119.99')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('119.99')
    const links = await page.locator('main .list a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toContain('/regole/119.10')
    await page.locator('main .list a').last().click()
    await page.waitForURL(/\/regole\/119\.10$/)
  })

  test('a rule has the sections that teach it, its letters and its neighbours', async () => {
    const { page, open } = await visitor()
    await open('/regole/119.4a')
    const hrefs = await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/lezioni/punti-vita/da-quanto-si-parte#119.4a',
        '/regole/119.4',
        '/regole/119.4b',
        '/regole/119',
      ]),
    )
    await page.getByRole('link', { name: /^Successiva/ }).click()
    await page.waitForURL(/\/regole\/119\.4b$/)
  })
})
