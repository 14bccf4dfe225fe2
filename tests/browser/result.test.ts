import { choose, confirm, goOn, quizOf, samples } from './play'
import { visitors } from './visitor'

const visitor = visitors()

test('the result of a quiz is one screen of a small phone: its score, the idea to mend and the way to its lesson', async () => {
  const who = await visitor({ size: 'phone' })
  const { page } = who
  await page.setViewportSize({ width: 360, height: 740 })
  const items = samples('choice', 3)
  await quizOf(
    who,
    items.map(({ id }) => id),
  )
  for (const [n, item] of items.entries()) {
    await choose(who, item, n === 0 ? 'right' : 'wrong')
    await confirm(who)
    await goOn(who)
  }
  await page.waitForURL(/risultato$/)

  const idea = page.locator('.first')
  await idea.locator('h2').waitFor()
  expect(await idea.locator('.label').innerText()).toMatch(
    /^L’idea da correggere, in (?:1 delle|tutte e) 2 (?:le )?risposte sbagliate$/,
  )
  const lesson = idea.getByRole('link', { name: /^Apri «.+», \d+ minut[oi]$/ })
  for (const part of [page.locator('.score'), page.locator('.ten'), idea.locator('h2'), lesson]) {
    const box = await part.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 740).toBe(true)
  }

  const marks = page.getByRole('navigation', { name: 'Le domande' }).getByRole('link')
  expect(await marks.count()).toBe(3)
  expect(await marks.nth(0).getAttribute('aria-label')).toBe('Domanda 1, giusta')
  expect(await marks.filter({ has: page.locator('i.ko') }).count()).toBe(2)
  expect(await page.getByRole('link', { name: /sbagliata, mostra l’idea da correggere$/ }).count()).toBeGreaterThan(0)
  await marks.nth(1).click()
  await page.waitForURL(/domanda=2$/)
})
