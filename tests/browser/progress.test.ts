import { siteUrl } from '../setup/browser'
import { finish } from './pages'
import { verdict } from './play'
import { visitors } from './visitor'

// What somebody did, found again: the map, the plots and their tables, every answer as it was given.

const visitor = visitors()

const DAY = /^\d+ \w+ \d{4}$/

test('answers of a quiz are on the map, in the plots, and in the tables behind them', async () => {
  const who = await visitor()
  const { page, open } = who
  await finish(who)
  await open('/progressi')
  const met = page.getByRole('table').getByRole('link', { name: /(in corso|acquisita), \d+%/ })
  expect(await met.count()).toBeGreaterThan(0)
  expect(await page.getByRole('img', { name: /^Regole da ripassare: oggi 0, / }).count()).toBe(1)
  expect(
    await page.getByRole('img', { name: /^Risposte giuste: 33% nella settimana di lunedì \d+ \w+\.$/ }).count(),
  ).toBe(1)
  expect(await page.getByRole('img', { name: /^Tempo per risposta: / }).count()).toBe(1)

  // The table behind a plot opens with the keyboard and has a row for each bar.
  const folded = page.getByRole('region', { name: 'Risposte giuste' }).locator('details')
  await folded.locator('summary').focus()
  await page.keyboard.press('Enter')
  const rows = folded.getByRole('row')
  expect(await rows.count()).toBe(9)
  expect(await rows.last().getByRole('cell').allInnerTexts()).toEqual(['1', '2', '33%'])

  // A cell is a link to its rule, which opens in place.
  await met.first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.pop:popover-open').waitFor()
})

test('every answer is found again, with its question, its verdict and the trace; nobody else finds it', async () => {
  const who = await visitor()
  const { page, open, press } = who
  await finish(who)
  await open('/progressi')
  await press(page.getByRole('link', { name: 'Tutte le risposte, una per una' }))
  await page.getByRole('heading', { name: DAY }).waitFor()
  const lines = page.locator('.lines li')
  expect((await lines.allInnerTexts()).map((line) => line.split('\n')[0])).toEqual([
    'Senza risposta',
    'Giusta',
    'Sbagliata',
  ])
  await press(lines.last().getByRole('link'))
  expect((await verdict(page)).word).toBe('Sbagliato')
  await page.locator('ol.trace').first().waitFor()
  expect(await page.getByText('Regole in vigore dal').first().innerText()).toMatch(/\d{4}$/)
  const address = page.url()

  const stranger = await visitor({ expected: /status of 404/ })
  await finish(stranger)
  const reply = await stranger.page.goto(address)
  expect(reply?.status()).toBe(404)
  await stranger.page.getByRole('heading', { name: 'Questa risposta non è qui.' }).waitFor()
})

test('the history is filtered and read without script', async () => {
  const who = await visitor()
  await finish(who)
  const plain = await visitor({ options: { javaScriptEnabled: false } })
  await plain.context.addCookies(await who.context.cookies(siteUrl()))
  const { page, open, press } = plain
  await open('/progressi/storia')
  await page.getByLabel('Risposte').selectOption('sbagliate')
  await press(page.getByRole('button', { name: 'Filtra' }))
  await page.waitForURL(/esito=sbagliate/)
  expect(await page.locator('.lines li').count()).toBe(1)
  await press(page.locator('.lines a'))
  await page.locator('.v .says').waitFor()
  await page.locator('ol.trace').first().waitFor()
})
