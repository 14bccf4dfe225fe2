import type { Locator, Page } from 'playwright-core'
import type { Form } from '#lib/questions/index'
import type { Visitor } from './visitor'

/** One way of choosing an answer, from nothing chosen or from something else: it ends on another answer than it began with. */
export interface Way {
  readonly name: string
  readonly go: (who: Visitor) => Promise<void>
}

const form = (page: Page): Locator => page.locator('form:has(fieldset legend)').first()
const labels = (page: Page): Locator => form(page).locator('label.opt')
const boxes = (page: Page): Locator => form(page).locator('select[name^="part:"], input[name^="count:"]')

/** Digits of the keyboard choose where no field has it. */
const digit = async ({ page }: Visitor, n: number): Promise<void> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press(String(n))
}

const one: readonly Way[] = [
  { name: 'a click', go: ({ page, press }) => press(labels(page).nth(1)) },
  { name: 'a digit', go: (who) => digit(who, 1) },
  {
    name: 'an arrow',
    go: async ({ page }) => {
      await form(page)
        .locator('input[name=key]:checked')
        .or(form(page).locator('input[name=key]').first())
        .first()
        .focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'three minds in a row',
    go: async ({ page, press }) => {
      const last = (await labels(page).count()) - 1
      const before = await labels(page).locator('input').nth(0).isChecked()
      for (const n of before ? [0, last, 1] : [1, last, 0]) await press(labels(page).nth(n))
    },
  },
]

const several: readonly Way[] = [
  { name: 'a click', go: ({ page, press }) => press(labels(page).first()) },
  { name: 'a digit', go: (who) => digit(who, 2) },
  {
    name: 'the space bar',
    go: async ({ page }) => {
      await labels(page).last().locator('input').focus()
      await page.keyboard.press('Space')
    },
  },
  {
    name: 'one taken back and two more in a row',
    go: async ({ page, press }) => {
      const last = (await labels(page).count()) - 1
      for (const n of [0, last, 1, 0, 0]) await press(labels(page).nth(n))
      if ((await form(page).locator('input:checked').count()) === 0) await press(labels(page).nth(2))
    },
  },
]

const field = (page: Page): Locator => form(page).locator('input[name=number]')
const number: readonly Way[] = [
  { name: 'typing', go: ({ page }) => field(page).pressSequentially('12') },
  { name: 'pasting', go: ({ page }) => field(page).fill(' 007 ') },
  { name: 'plus', go: ({ page, press }) => press(form(page).getByRole('button', { name: 'Uno in più' })) },
  { name: 'minus', go: ({ page, press }) => press(form(page).getByRole('button', { name: 'Uno in meno' })) },
  { name: 'the other sign', go: ({ page, press }) => press(form(page).getByRole('button', { name: 'Cambia segno' })) },
  {
    name: 'an arrow three times',
    go: async ({ page }) => {
      await field(page).focus()
      for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowUp')
    },
  },
]

const rows = (page: Page): Locator => form(page).locator('li.place')
const order: readonly Way[] = [
  {
    name: 'a number',
    go: ({ page }) =>
      rows(page)
        .first()
        .locator('select')
        .selectOption({ index: 1 })
        .then(() => {}),
  },
  {
    name: 'an arrow on the number',
    go: async ({ page }) => {
      await rows(page).last().locator('select').focus()
      await page.keyboard.press('ArrowUp')
    },
  },
  { name: 'up', go: ({ page, press }) => press(rows(page).last().getByRole('button').first()) },
  {
    name: 'down, by the keyboard',
    go: async ({ page }) => {
      await rows(page).first().getByRole('button').last().focus()
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'three places in a row',
    go: async ({ page, press }) => {
      await press(rows(page).last().getByRole('button').first())
      await rows(page).first().locator('select').selectOption({ index: 1 })
      await rows(page).last().locator('select').selectOption({ index: 0 })
    },
  },
]

/** Every box gets another value than it has, the last one by `last`. */
const fillBoxes = async (page: Page, round: number, last?: (box: Locator) => Promise<void>): Promise<void> => {
  const all = await boxes(page).all()
  for (const [n, box] of all.entries())
    if (last && n === all.length - 1) await last(box)
    else if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
      const many = (await box.locator('option').count()) - 1
      await box.selectOption({ index: 1 + ((round + n) % many) })
    } else await box.fill(String(round + n))
}
const parts: readonly Way[] = [
  { name: 'each in turn', go: ({ page }) => fillBoxes(page, 0) },
  { name: 'each anew', go: ({ page }) => fillBoxes(page, 1) },
  {
    name: 'the last by the keyboard',
    go: ({ page }) =>
      fillBoxes(page, 2, async (box) => {
        await box.focus()
        if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
          const at = await box.evaluate((element) => (element as HTMLSelectElement).selectedIndex)
          await page.keyboard.press(at > 1 ? 'ArrowUp' : 'ArrowDown')
        } else await box.pressSequentially('7')
      }),
  },
]

/** Every way of choosing that a form of answer offers. */
export const WAYS: Readonly<Record<Form, readonly Way[]>> = {
  choice: one,
  'yes-no': one,
  select: several,
  number,
  order,
  zones: parts,
  board: parts,
  reply: one,
}

/** What stands in the form of the question, as the fields that are sent: names and values in order. */
export const standing = (page: Page): Promise<string> =>
  form(page).evaluate((element) =>
    [...new FormData(element as HTMLFormElement)]
      .filter(([name]) => /^(?:key|number|statement|place:.*|part:.*|count:.*)$/.test(name))
      .map(([name, value]) => `${name}=${String(value)}`)
      .join('&'),
  )

interface KeptAnswer {
  readonly type: string
  readonly option?: string
  readonly number?: number
  readonly statements?: readonly string[]
  readonly order?: readonly string[]
  readonly parts?: readonly (string | number)[]
}

/** An answer as the database has it, and one as it stands in a form, in the same words. */
export function keptAs({ type, option, number: n, statements, order: places, parts: filled }: KeptAnswer): string {
  if (type === 'give-up') return ''
  if (option !== undefined) return `key=${option}`
  if (n !== undefined) return `number=${n}`
  if (statements) return statements.toSorted().join(' ')
  if (places) return places.join(' > ')
  return (filled ?? []).map((part) => (typeof part === 'number' ? `#${part}` : part)).join(' | ')
}
export function standsAs(fields: string): string {
  const pairs = fields.split('&').map((pair) => pair.split('=') as [string, string])
  const read = (typed: string): number => Number(typed.trim().replace('−', '-'))
  const [name = '', value = ''] = pairs[0] ?? []
  if (fields === '') return ''
  if (name === 'key') return `key=${value}`
  if (name === 'number') return value === '' ? '' : `number=${read(value)}`
  if (name === 'statement')
    return pairs
      .map(([, key]) => key)
      .toSorted()
      .join(' ')
  if (name.startsWith('place:'))
    return pairs
      .toSorted(([, a], [, b]) => Number(a) - Number(b))
      .map(([place]) => place.slice('place:'.length))
      .join(' > ')
  const at = (box: string): number => Number(box.split(':')[1])
  return pairs
    .toSorted(([a], [b]) => at(a) - at(b))
    .map(([box, text]) => (box.startsWith('count:') ? `#${read(text)}` : text))
    .join(' | ')
}
