import type { Page } from 'playwright-core'
import { confirm, optionFor, quizOf, sample, verdict, wordFor } from './play'
import { alive, type Visitor, visitors } from './visitor'

// Everything without a mouse: shortcuts, the order of the Tab key, where the focus is and that one sees it.

const visitor = visitors()

/** Its verdict has steps to move between. */
const choice = sample('choice', 2)
const number = sample('number')
const yesNo = sample('yes-no')

/** The digit of an answer on screen. */
async function digitOf(page: Page, key: string): Promise<string> {
  const keys = await page.locator('input[name=key]').evaluateAll((all) => all.map((i) => (i as HTMLInputElement).value))
  expect(keys).toContain(key)
  return String(keys.indexOf(key) + 1)
}

/** Moves the focus forward until it is there. */
async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((s) => document.activeElement?.matches(s) === true, selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

test('a quiz from its first question to its result', async () => {
  const who = await visitor()
  const { page } = who
  await quizOf(who, [choice.id, number.id, yesNo.id])

  // 1–9 choose, and choosing again changes the choice; Enter confirms.
  await page.keyboard.press(await digitOf(page, optionFor(choice, 'wrong').key))
  await page.keyboard.press(await digitOf(page, optionFor(choice, 'right').key))
  await page.keyboard.press('Enter')
  expect((await verdict(page)).word).toBe('Giusto')
  // The verdict has the focus: a screen reader reads it, and the keyboard goes on from there.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

  // Arrows move through the steps; what changes is said.
  const said = page.locator('.stepper output')
  const [, last = ''] = /di (\d+)/.exec(await said.innerText()) ?? []
  expect(Number(last)).toBeGreaterThan(1)
  for (let n = 0; n < Number(last); n++) await page.keyboard.press('ArrowLeft')
  expect(await said.innerText()).toBe(`Passo 1 di ${last}`)
  for (let n = 0; n < Number(last); n++) await page.keyboard.press('ArrowRight')
  expect(await said.innerText()).toBe(`Passo ${last} di ${last}`)
  expect(await page.locator('[aria-current=step] .stepno').innerText()).toBe(last)

  // N goes on.
  await page.keyboard.press('n')
  await page.waitForURL(/domanda=2$/)
  await alive(page)

  // A number: arrows in the field, digits, Enter.
  await tabTo(page, 'input[name=number]')
  await page.keyboard.type('7')
  await page.keyboard.press('ArrowUp')
  expect(await page.locator('input[name=number]').inputValue()).toBe('8')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(String(optionFor(number, 'right').value))
  await page.keyboard.press('Enter')
  expect((await verdict(page)).word).toBe('Giusto')
  await page.keyboard.press('N')
  await page.waitForURL(/domanda=3$/)
  await alive(page)

  await page.keyboard.press(await digitOf(page, optionFor(yesNo, 'wrong').key))
  await page.keyboard.press('Enter')
  expect((await verdict(page)).word).toBe(wordFor(yesNo, 'wrong'))
  await page.keyboard.press('n')
  await page.waitForURL(/risultato$/)
})

test('? lists the shortcuts, Esc closes the list, and those of a single key can be turned off', async () => {
  const who = await visitor()
  const { page } = who
  await quizOf(who, [choice.id])
  const list = page.getByRole('dialog', { name: 'Scorciatoie' })
  await page.keyboard.press('?')
  await list.waitFor()
  for (const key of ['1', '9', 'Invio', 'N', '←', '→', '/', '?', 'Esc'])
    expect(await list.locator('kbd').getByText(key, { exact: true }).count()).toBe(1)
  // What floats over the page has the keyboard.
  await page.keyboard.press('1')
  expect(await page.locator('input[name=key]:checked').count()).toBe(0)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await page.keyboard.press('1')
  expect(await page.locator('input[name=key]:checked').count()).toBe(1)

  await page.keyboard.press('?')
  await list.getByLabel('Usa le scorciatoie di un solo tasto').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  expect(await page.locator('input[name=key]').first().isChecked()).toBe(true)
  await page.reload()
  await alive(page)
  await page.keyboard.press('2')
  expect(await page.locator('input[name=key]').nth(1).isChecked()).toBe(false)
  // Enter is not a single character: it still confirms.
  await page.keyboard.press('Enter')
  await verdict(page)
})

test('keys pressed with Ctrl or Alt, and what is typed in a field, are left alone', async () => {
  const who = await visitor()
  const { page } = who
  await quizOf(who, [choice.id, number.id])
  await page.keyboard.press('Alt+1')
  expect(await page.locator('input[name=key]:checked').count()).toBe(0)
  await page.goto(page.url().replace('domanda=1', 'domanda=2'))
  await alive(page)
  await page.locator('input[name=number]').focus()
  await page.keyboard.type('n?1')
  expect(await page.locator('input[name=number]').inputValue()).toBe('n?1')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the first Tab of every page offers to skip to what the page is about', async () => {
  const { page, open } = await visitor()
  for (const path of ['/', '/lezioni/punti-vita', '/quiz', '/accedi']) {
    await open(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Vai al contenuto' })
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await skip.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenuto')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  }
})

/** What has the focus, and whether one sees so: it lies in the window, nothing covers it, and a line stands round it or its label. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const drawn = [element, element.closest('label')].filter((one) => one !== null)
    const ring = drawn.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const shown = element.closest('label') ?? element
    const { left, top, width, height } = shown.getBoundingClientRect()
    const [x, y] = [left + Math.min(width / 2, 40), top + height / 2]
    const over = document.elementFromPoint(x, y)
    const seen = over !== null && (shown.contains(over) || over.contains(shown))
    const name = `${element.tagName}.${element.getAttribute('class')} «${(element.getAttribute('aria-label') ?? shown.textContent ?? '').slice(0, 30)}»`
    return { name, ring, seen }
  })

async function expectVisibleFocus({ page }: Visitor, most: number): Promise<void> {
  await page.reload() // the first Tab starts at the top
  await alive(page)
  const bad: string[] = []
  let stops = 0
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab')
    const at = await focus(page)
    if (at === undefined) break
    stops++
    if (!at.ring) bad.push(`no ring: ${at.name}`)
    if (!at.seen) bad.push(`covered or outside: ${at.name}`)
  }
  expect(bad).toEqual([])
  expect(stops).toBeGreaterThan(9)
}

test.each(['light', 'dark'] as const)('one always sees where the focus is (%s)', async (colorScheme) => {
  const who = await visitor({ options: { colorScheme } })
  for (const path of ['/', '/lezioni/punti-vita', '/glossario', '/accedi', '/progressi', '/regole/119.4']) {
    await who.open(path)
    await expectVisibleFocus(who, 45)
  }
  await quizOf(who, [choice.id])
  await expectVisibleFocus(who, 45)
  await who.page.keyboard.press(await digitOf(who.page, optionFor(choice, 'wrong').key))
  await confirm(who)
  await verdict(who.page)
  await expectVisibleFocus(who, 60)
})

test('on a telephone with a keyboard the bar at the bottom covers nothing that has the focus', async () => {
  const who = await visitor({ size: 'phone' })
  await quizOf(who, [choice.id])
  await expectVisibleFocus(who, 45)
  await who.page.locator('label.opt').first().tap()
  await confirm(who)
  await verdict(who.page)
  await expectVisibleFocus(who, 60)
})
