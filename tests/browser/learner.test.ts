import type { Locator } from 'playwright-core'
import { chapter, wholeChapter } from '#lib/content/index'
import { believedOf } from '../../app/(sito)/regole/about'
import { siteUrl } from '../setup/browser'
import { examOf, handIn, register } from './pages'
import { choose, chooseAny, confirm, quizOf, sample, verdict } from './play'
import { alive, untilTrue, type Visitor, visitors } from './visitor'

// What a learner meets who presses, types, scrolls and goes back.

const visitor = visitors()

const small = { options: { viewport: { width: 360, height: 640 } } } as const

/** The contrast of the text of an element with its ground, as it is drawn now. */
const contrast = (what: Locator): Promise<number> =>
  what.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const light = (paint: string): number => {
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = paint
      pen.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((v) => {
        const c = v / 255
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const [one, other] = [light(color), light(backgroundColor)]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  })

/** Whether something is on screen whole, with nothing over it. */
const inSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(over)
  })

describe('a button at work', () => {
  test.each(['light', 'dark'] as const)('can be read under the mouse, in the %s', async (colorScheme) => {
    const who = await visitor({ options: { colorScheme } })
    const { page } = who
    const item = sample('choice')
    await quizOf(who, [item.id])
    await page.route('**/quiz/*', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
    await choose(who, item, 'right')
    await confirm(who)
    const button = page.getByRole('button', { name: 'Salvo…' })
    await button.hover()
    expect(await contrast(button)).toBeGreaterThan(4.5)
  })
})

describe('the next question', () => {
  test('has the focus and is read out; what is typed goes into its field', async () => {
    const who = await visitor()
    const { page } = who
    const [first, second] = [sample('choice'), sample('number')]
    await quizOf(who, [first.id, second.id])
    await choose(who, first, 'right')
    await confirm(who)
    await verdict(page)
    await page.keyboard.press('n')
    await page.waitForURL(/domanda=2$/)
    const group = page.locator('[role="group"]:focus')
    await group.waitFor()
    const ask = (await page.locator('h1.ask').textContent()) ?? ''
    const stem = (await page.locator('.stem .happens').first().textContent()) ?? ''
    expect(await group.getAttribute('aria-label')).toBe(ask)
    const told = await group.evaluate(
      (e) => document.getElementById(e.getAttribute('aria-describedby') ?? '')?.textContent,
    )
    expect(told).toContain(stem)
    await page.keyboard.type('-12')
    expect(await page.locator('input[name=number]').inputValue()).toBe('-12')
  })
})

test('arrows go through the steps with the table in view', async () => {
  const who = await visitor({ options: { viewport: { width: 900, height: 700 } } })
  const { page } = who
  const item = sample('choice')
  await quizOf(who, [item.id])
  await choose(who, item, 'wrong')
  await confirm(who)
  await verdict(page)
  const table = page.locator('section.at')
  const away = () =>
    table.evaluate((e) => e.getBoundingClientRect().top >= innerHeight || e.getBoundingClientRect().bottom <= 0)
  await page.evaluate(() => scrollTo(0, 0))
  const before = await away()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(() => {
    const at = document.querySelector('section.at')?.getBoundingClientRect()
    return at !== undefined && at.top < innerHeight / 2 && at.bottom > innerHeight / 2
  })
  expect([before, await away()]).toEqual([before, false])
})

test('who signed in never sees «Accedi», not even before the site has said who reads', async () => {
  const who = await visitor()
  const { page } = who
  await register(who)
  await page.locator('.top').getByRole('link', { name: 'Account' }).waitFor()
  await page.route('**/api/io', () => undefined)
  await page.goto(`${siteUrl()}/glossario`)
  await page.waitForLoadState('domcontentloaded')
  expect(await page.locator('.top').getByRole('link', { name: 'Account' }).isVisible()).toBe(true)
  expect(await page.locator('.top').getByText('Accedi').isVisible()).toBe(false)
})

test('the contents of a chapter mark where one is, after a jump too, and at the end of the page', async () => {
  const who = await visitor()
  const { page, open } = who
  const zones = chapter('zone')
  const [, second] = (zones && wholeChapter(zones)?.toc) ?? []
  await open('/lezioni/zone')
  const current = page.locator('.toc a[aria-current="location"]')
  // What is drawn only as it comes near, boards above all, may move the place that one has jumped to: the end too.
  await untilTrue('the last section is marked', async () => {
    await page.keyboard.press('End')
    return (await page.locator('.toc li:last-child a[aria-current="location"]').count()) > 0
  })
  await untilTrue('the second section is marked', async () => {
    await page.evaluate((id) => document.getElementById(id ?? '')?.scrollIntoView(), second?.id)
    return (await page.locator(`.toc a[href="#${second?.id}"][aria-current="location"]`).count()) > 0
  })
  expect(await current.count()).toBe(1)
})

describe('an address', () => {
  test.each(['119', '401', '702'])('/regole/%s has its rules, each with a link', async (section) => {
    const { page, open } = await visitor()
    await open(`/regole/${section}`)
    expect(await page.locator('h1').textContent()).toMatch(new RegExp(`^${section} \\S`))
    const links = page.locator(`main a[href^="/regole/${section}."]`)
    expect(await links.count()).toBeGreaterThan(1)
    expect((await links.first().textContent())?.trim()).toMatch(new RegExp(`^${section}\\.\\d+[a-z]* \\S`))
  })

  test('the page of a rule says beside each belief how many people hold it, and nothing while nobody has answered', async () => {
    const { page, open } = await visitor({ size: 'phone' })
    const line = page.getByRole('region', { name: 'Chi sbaglia dice' }).getByRole('listitem').first()
    const asked = page.waitForResponse('**/api/regole/702.15b')
    await open('/regole/702.15b')
    const empty = await (await asked).json()
    expect(empty).toEqual({})
    // The letters of the first visit may be other ones than those that come next: two visits with the same are compared.
    await page.reload()
    await page.waitForLoadState('networkidle')
    const before = await line.evaluate((e) => [e.clientHeight, e.textContent])
    const id = believedOf(['702.15b'])[0]?.id ?? ''
    await page.route('**/api/regole/702.15b', (route) => route.fulfill({ json: { [id]: '38 persone su 124' } }))
    await page.reload()
    await line.getByText('38 persone su 124').waitFor()
    // Its place was kept for it: what is below does not move.
    expect(await line.evaluate((e) => [e.clientHeight, e.textContent])).toEqual([
      before[0],
      `${before[1]}38 persone su 124`,
    ])
  })

  const NOWHERE = '00000000-0000-4000-8000-000000000000'
  test.each([
    [`/quiz/${NOWHERE}`, 'Questo quiz non è qui.'],
    ['/quiz/boh', 'Questo quiz non è qui.'],
    [`/quiz/${NOWHERE}/risultato`, 'Questo quiz non è qui.'],
    [`/esame/${NOWHERE}`, 'Questa prova non è qui.'],
    ['/esame/boh', 'Questa prova non è qui.'],
    [`/esame/${NOWHERE}/riepilogo`, 'Questa prova non è qui.'],
    [`/esame/${NOWHERE}/risultato`, 'Questa prova non è qui.'],
    [`/diagnosi/${NOWHERE}`, 'Questa diagnosi non è qui.'],
  ])('%s is nobody’s: 404, in its own words, for whoever was never here and for a guest', async (path, words) => {
    const who = await visitor({ expected: /404/ })
    for (const guest of [false, true]) {
      if (guest) await quizOf(who, [sample('choice').id])
      const reply = await who.page.goto(siteUrl() + path)
      expect([path, guest, reply?.status()]).toEqual([path, guest, 404])
      expect(await who.page.locator('main h1').textContent()).toBe(words)
    }
  })

  test('that is somebody’s asks whoever has no session to sign in, in the words of what it is', async () => {
    const who = await visitor()
    const examId = await examOf(who, 3)
    await who.context.clearCookies()
    await who.open(`/esame/${examId}`)
    await who.page.getByText('Questa pagina è di chi ha cominciato la prova.').waitFor()
  })
})

describe('an exam on a telephone', () => {
  const bar = ({ page }: Visitor) => page.locator('.bar.paces')

  test('keeps the way back, the mark and what was saved in sight, wherever on the page', async () => {
    const who = await visitor({ ...small })
    const { page } = who
    await examOf(who, 3, '20')
    await page.getByRole('button', { name: 'Avanti' }).click()
    await page.waitForURL(/domanda=2$/)
    await page.locator('[role="group"]:focus').waitFor()
    for (const end of [0, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), end)
      for (const what of [
        page.getByRole('link', { name: 'Indietro' }),
        page.getByRole('button', { name: 'Segna da rivedere' }),
        page.getByRole('button', { name: 'Avanti' }),
      ])
        expect([end, await what.textContent(), await inSight(what)]).toEqual([end, await what.textContent(), true])
    }
    await chooseAny(who)
    await bar(who)
      .getByText(/^Salvata alle/)
      .waitFor()
    expect(await inSight(bar(who).getByText(/^Salvata alle/))).toBe(true)
    await page.getByRole('link', { name: 'Indietro' }).click()
    await page.waitForURL(/domanda=1$/)
  })

  test('is handed in after one question, and then nothing of it can be changed by going back, in a page that was left open either', async () => {
    const who = await visitor({ ...small })
    const { page, context } = who
    const examId = await examOf(who, 3)
    const other = await context.newPage()
    await other.goto(`${siteUrl()}/esame/${examId}?domanda=2`)
    await alive(other)
    await who.open(`/esame/${examId}/riepilogo`)
    await page.getByRole('button', { name: 'Consegna', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Consegni la prova?' })
    await asked.getByText('3 domande non hanno risposta.').waitFor()
    expect(await asked.getByRole('heading').evaluate((heading) => document.activeElement === heading)).toBe(true)
    await asked.getByRole('button', { name: 'No, torno al riepilogo' }).click()
    await asked.waitFor({ state: 'hidden' })
    await handIn(who, examId)
    await other.waitForURL(/risultato$/)
    await page.goBack()
    await page.waitForURL(/risultato$/)
    expect(await page.locator('form.ans, .bar.paces').count()).toBe(0)
  })
})

test('who does without reminders finds none on the next page either', async () => {
  const who = await visitor()
  const { page } = who
  await who.open('/quiz')
  const form = page.locator('main form').filter({ hasText: 'Comincia' })
  await form.evaluate((element) => {
    const field = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'template',
      value: 'first-strike-duel',
    })
    element.append(field)
  })
  await form.getByRole('button').click()
  await page.waitForURL(/domanda=1$/)
  const said = page.locator('.words dd').first()
  await said.waitFor()
  await page.getByRole('button', { name: 'Nascondi che cosa fanno le parole chiave' }).click()
  expect(await said.isVisible()).toBe(false)
  await page.reload()
  await page.getByRole('button', { name: 'Mostra che cosa fanno le parole chiave' }).waitFor()
  expect(await said.isVisible()).toBe(false)
  expect(await page.locator('.words dt').first().isVisible()).toBe(true)
})

test('the door of a live session is one press away on a telephone', async () => {
  const { page, open } = await visitor({ ...small })
  await open('/')
  const link = page.locator('.top').getByRole('link', { name: 'Sessione' })
  expect(await inSight(link)).toBe(true)
  await link.click()
  await page.getByRole('heading', { name: 'Entra in una sessione dal vivo' }).waitFor()
})
