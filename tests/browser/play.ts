import type { Page } from 'playwright-core'
import { actingSteps } from '#lib/italian/index'
import { answerOf, drawItem, explain, type Form, formOf, type Item, instantiate, templates } from '#lib/questions/index'
import { flawOf } from '#lib/questions/replies'
import { alive, type Visitor } from './visitor'

/** Making questions takes a while: each is made once. */
const items = new Map<string, Item>()

/** The question of an id, with its key: what no browser has before it has answered. */
export function itemOf(id: string): Item {
  const known = items.get(id)
  if (known) return known
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  items.set(id, made.value)
  return made.value
}

const stepsOf = (item: Item): number => actingSteps(item, { seed: item.id, explanation: explain(item) }).length

/** Some question of a form whose wrong answers say what is believed, always the same; with `steps`, one whose verdict has at least so many. */
export function sample(form: Form, steps = 0): Item {
  for (const t of templates.filter((each) => formOf(each) === form)) {
    const id = drawItem(t, 'browser')
    const item = id === undefined ? undefined : itemOf(id)
    if (item?.options.some(({ beliefs }) => beliefs.length > 0) && (steps === 0 || stepsOf(item) >= steps)) return item
  }
  throw new Error(`no question of the form ${form}`)
}

/** As many questions of the template that `sample` takes for a form, each another one. */
export function samples(form: Form, many: number): readonly Item[] {
  const first = sample(form)
  const t = templates.find(({ id }) => id === first.template)
  const met = new Set([first.id])
  for (let n = 0; t && met.size < many; n++) met.add(drawItem(t, `browser ${n}`, met) ?? first.id)
  return [...met].map(itemOf)
}

/** A quiz of exactly these questions, as «Rifai queste domande» makes one. Ends on its first question. */
export async function quizOf({ page, open }: Visitor, items: readonly string[]): Promise<string> {
  await open('/quiz')
  const form = page.locator('main form').filter({ hasText: 'Comincia' })
  await form.evaluate((element, ids) => {
    for (const id of ids) {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'item', value: id })
      element.append(field)
    }
  }, items)
  await form.getByRole('button').click()
  return began(page)
}

/** Waits for the first question of a quiz that was just asked for; returns the quiz's id. */
export async function began(page: Page): Promise<string> {
  await page.waitForURL(/\/quiz\/[0-9a-f-]{36}\?domanda=1$/)
  await alive(page)
  const id = new URL(page.url()).pathname.split('/')[2]
  if (id === undefined) throw new Error('no quiz')
  return id
}

export type How = 'right' | 'wrong'

/** What an answer of this kind is: the right one, or the first that some belief leads to. A reply may be neither. */
export function optionFor(item: Item, how: How): Item['options'][number] {
  const option = item.options.find(({ key, beliefs }) => (how === 'right' ? key === item.right : beliefs.length > 0))
  if (!option) throw new Error(`${item.id} has no ${how} answer`)
  return option
}

/** Chooses (or types) an answer and leaves it unconfirmed. */
export async function choose({ page, press }: Visitor, item: Item, how: How): Promise<void> {
  const answer = answerOf(item, optionFor(item, how))
  const pick = (key: string) => press(page.locator('label.opt').filter({ has: page.locator(`input[value="${key}"]`) }))
  if ('number' in answer) await page.locator('input[name=number]').fill(String(answer.number))
  else if ('option' in answer) await pick(answer.option)
  else if ('statements' in answer) for (const key of answer.statements) await pick(key)
  else if ('order' in answer)
    for (const [at, key] of answer.order.entries())
      await page.locator(`select[name="place:${key}"]`).selectOption(String(at + 1))
  else
    for (const [n, part] of answer.parts.entries())
      if (typeof part === 'number') await page.locator(`input[name="count:${n}"]`).fill(String(part))
      else await page.locator(`select[name="part:${n}"]`).selectOption(part)
}

/**
 * Chooses something in the form of an exam, whatever it asks for: the first there is, or the last. Says how many answers that makes: an order is
 * whole after every move.
 */
export async function chooseAny({ page, press }: Visitor, which: 'first' | 'last' = 'first'): Promise<number> {
  const form = page.locator('.ans form').first()
  const at = which === 'first' ? 0 : -1
  if (await form.locator('input[name=number]').count())
    await form.locator('input[name=number]').fill(which === 'first' ? '3' : '4')
  else if (await form.locator('select[name^="place:"]').count()) {
    // Each has its number, since without script none moves by itself: the first two, or the last two, change places.
    const names = await form
      .locator('select[name^="place:"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).name))
    const [a, b] = which === 'first' ? [0, 1] : [names.length - 2, names.length - 1]
    for (const [n, name] of names.entries())
      await form.locator(`select[name="${name}"]`).selectOption(String((n === a ? b : n === b ? a : n) + 1))
    return names.length
  } else if (await form.locator('label.opt').count()) await press(form.locator('label.opt').nth(at))
  for (const box of await form.locator('select[name^="part:"]').all())
    await box.selectOption({ index: which === 'first' ? 1 : 2 })
  for (const box of await form.locator('input[name^="count:"]').all()) await box.fill(which === 'first' ? '2' : '5')
  return 1
}

/** Confirms what is chosen. */
export const confirm = ({ page, press }: Visitor): Promise<void> =>
  press(page.getByRole('button', { name: /^Conferma/ }))

/** The verdict once it is there: its word, and what it says. */
export async function verdict(page: Page): Promise<{ readonly word: string; readonly says: string }> {
  await page.locator('.v .says').waitFor()
  const word = await page.locator('.vh1 .ver').first().innerText()
  return { word: word.replace(/\W+$/u, ''), says: await page.locator('.v .says').innerText() }
}

/** The word that a verdict must have. */
export function wordFor(item: Item, how: How): string {
  if (how === 'right') return 'Giusto'
  if (item.form !== 'yes-no' && item.form !== 'reply') return 'Sbagliato'
  const flaw = flawOf(optionFor(item, how).value)
  if (flaw !== undefined) return flaw === 'bare' ? 'Risposta incompleta' : 'C’è un consiglio di troppo'
  const said = (of: How) => (optionFor(item, of).value as { readonly verdict: boolean }).verdict
  return said('right') === said('wrong') ? 'L’esito è giusto, la ragione no' : 'Sbagliato'
}

/** Goes on to the next question, or to the result. */
export async function goOn({ page, press }: Visitor): Promise<void> {
  const from = page.url()
  await press(page.locator('[data-next]'))
  await page.waitForURL((url) => url.href !== from)
  await page.locator('.v .says').waitFor({ state: 'detached' })
}
