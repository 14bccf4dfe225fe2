import { choose, confirm, optionFor, quizOf, sample, verdict, wordFor } from './play'
import { sharedSite as site } from './site'
import { alive, type Size, untilTrue, type Visitor, visitors } from './visitor'

// Nothing chosen is lost, and nothing confirmed counts twice: reload, back, no network, replies that never arrive.

const visitor = visitors()

const choice = sample('choice')
const number = sample('number')

const attempts = (quizId: string) =>
  site.sql<{ verdict: string }>(
    'SELECT a.verdict FROM "Attempt" a JOIN "QuizItem" q ON q.id = a."quizItemId" WHERE q."quizId" = $1',
    quizId,
  )

const NETWORK = /net::ERR_|Failed to load resource/
const notSaved = 'Non è ancora salvata'

const chosen = ({ page }: Visitor): Promise<string> =>
  page.locator('form.ans').evaluate((form) => {
    const data = new FormData(form as HTMLFormElement)
    const given = [...data].filter(([name]) => /^(?:key|number|statement|place:.*|part:.*|count:.*)$/.test(name))
    return given.map(([name, value]) => `${name}=${String(value)}`).join('&')
  })

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test.each([choice, number, ...(['select', 'order', 'board'] as const).map(sample)])(
    'a choice survives a reload and the way back ($form)',
    async (item) => {
      const who = await visitor({ size })
      const { page, press } = who
      const quizId = await quizOf(who, [item.id])
      await choose(who, item, 'wrong')
      const mine = await chosen(who)
      expect(mine).not.toBe('')
      await page.reload()
      await alive(page)
      expect(await chosen(who)).toBe(mine)
      await press(page.getByRole('link', { name: 'Glossario' }))
      await page.waitForURL(/glossario/)
      await page.goBack()
      await page.waitForURL(/domanda=1/)
      await alive(page)
      expect(await chosen(who)).toBe(mine)
      expect(await attempts(quizId)).toEqual([])
      await confirm(who)
      expect((await verdict(page)).word).toBe(wordFor(item, 'wrong'))
    },
  )

  test('without a network the answer waits, says so, and goes once when the network is back', async () => {
    const who = await visitor({ size, expected: NETWORK })
    const { page, context } = who
    const quizId = await quizOf(who, [choice.id, number.id])
    await choose(who, choice, 'right')
    await context.setOffline(true)
    let tries = 0
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST') tries++
    })
    await confirm(who)
    const notice = page.getByRole('status').filter({ hasText: notSaved })
    await notice.waitFor()
    expect(await notice.innerText()).toContain('conta una volta sola')
    expect(await page.getByRole('button', { name: 'Riprovo…' }).count()).toBe(1)
    await untilTrue('two tries have gone nowhere', () => tries > 1)
    expect(await attempts(quizId)).toEqual([])
    await context.setOffline(false)
    expect((await verdict(page)).word).toBe('Giusto')
    expect(await page.getByText(notSaved).count()).toBe(0)
    expect(await attempts(quizId)).toEqual([{ verdict: 'right' }])
    await page.reload()
    expect((await verdict(page)).word).toBe('Giusto')
    expect(await attempts(quizId)).toHaveLength(1)
  })
})

test('a reply that is lost on its way: the answer is there once, and its verdict comes with the next try', async () => {
  const who = await visitor({ expected: NETWORK })
  const { page } = who
  const quizId = await quizOf(who, [number.id])
  let lost = 0
  await page.route('**/quiz/**', async (route) => {
    if (route.request().method() !== 'POST' || lost === 2) return route.continue()
    lost++
    await route.fetch() // the server has it
    await route.abort('connectionreset') // and nobody hears so
  })
  await choose(who, number, 'wrong')
  await confirm(who)
  await page.getByRole('status').filter({ hasText: notSaved }).waitFor()
  expect((await verdict(page)).word).toBe('Sbagliato')
  expect(lost).toBe(2)
  expect(await attempts(quizId)).toEqual([{ verdict: 'wrong' }])
})

test('confirmed without a network and closed: it goes by itself when the page is opened again', async () => {
  const who = await visitor({ expected: NETWORK })
  const { page, context } = who
  const quizId = await quizOf(who, [choice.id])
  await choose(who, choice, 'wrong')
  await context.setOffline(true)
  await confirm(who)
  await page.getByText(notSaved).waitFor()
  const address = page.url()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  await again.locator('.v .says').waitFor()
  expect((await verdict(again)).word).toBe(wordFor(choice, 'wrong'))
  expect(await attempts(quizId)).toHaveLength(1)
})

test('confirmed twice in a hurry, and in two tabs: one answer, and both tabs show it', async () => {
  const who = await visitor()
  const { page, context } = who
  const quizId = await quizOf(who, [choice.id])
  const tab = await context.newPage()
  await tab.goto(page.url())
  await alive(tab)
  await choose(who, choice, 'right')
  await page.getByRole('button', { name: /^Conferma/ }).dblclick()
  expect((await verdict(page)).word).toBe('Giusto')
  await tab
    .locator('label.opt')
    .filter({ has: tab.locator(`input[value="${optionFor(choice, 'wrong').key}"]`) })
    .click()
  await tab.getByRole('button', { name: /^Conferma/ }).click()
  await tab.locator('.v .says').waitFor()
  expect((await verdict(tab)).word).toBe('Giusto')
  expect(await attempts(quizId)).toEqual([{ verdict: 'right' }])
})

test('nothing chosen: it says what to do and sends nothing', async () => {
  const who = await visitor()
  const { page } = who
  const quizId = await quizOf(who, [choice.id, number.id])
  await confirm(who)
  await page.getByText('Scegli una risposta, oppure «Non lo so».').waitFor()
  await page.goto(`${site.url}/quiz/${quizId}?domanda=2`)
  await alive(page)
  await page.locator('input[name=number]').fill('tre')
  await confirm(who)
  await page.getByText('Scrivi un numero intero, oppure scegli «Non lo so».').waitFor()
  expect(await page.locator('input[name=number]').getAttribute('aria-invalid')).toBe('true')
  expect(await attempts(quizId)).toEqual([])
})
