import { instantiate } from '#lib/questions/index'
import { answerAll, diagnosticOf } from './pages'
import { choose, confirm } from './play'
import { sharedSite as site } from './site'
import { alive, type Visitor, visitors } from './visitor'

// A diagnostic in a browser: one question at a time, nothing said before the end, and then what to read.

const visitor = visitors()

const idOf = ({ page }: Visitor): string => new URL(page.url()).pathname.split('/')[2] ?? ''

async function waiting(who: Visitor) {
  const [row] = await site.sql<{ itemId: string; position: number }>(
    'SELECT "itemId", position FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position DESC LIMIT 1',
    idOf(who),
  )
  const made = instantiate(row?.itemId ?? '')
  if (!row || !made.ok) throw new Error('no question waits')
  return { item: made.value, position: row.position }
}

test('from the first question to the plan: saved, left, gone on with, finished', async () => {
  const who = await visitor({ size: 'phone' })
  const { page } = who
  await diagnosticOf(who)
  for (let n = 1; n <= 3; n++) {
    const { item, position } = await waiting(who)
    expect(position).toBe(n)
    await choose(who, item, n === 2 ? 'wrong' : 'right')
    await confirm(who)
    await page.getByText(`Domanda ${n + 1} di 15`).waitFor()
    await page.getByRole('status').getByText('Risposta salvata.').waitFor()
    expect(await page.locator('.v, .verdict').count()).toBe(0)
  }
  // The question that has come stands at the top, and whoever listens is there.
  const arrived = await page.evaluate(() => {
    const { className, top } = {
      className: document.activeElement?.className,
      top: document.activeElement?.getBoundingClientRect().top ?? -1,
    }
    return [className, top >= 0 && top < innerHeight / 3]
  })
  expect(arrived).toEqual(['q', true])
  await who.open('/quiz')
  await who.open('/diagnosi')
  await page.getByText('3 risposte date su 15').waitFor()
  await who.press(page.getByRole('button', { name: 'Riprendi' }))
  await page.getByText('Domanda 4 di 15').waitFor()
  await alive(page)
  await answerAll(who)
  await page.getByRole('heading', { name: 'Le aree, dalla più debole' }).waitFor()
  expect(await page.locator('#domande + ol > li').count()).toBe(15)
  await who.press(page.locator('#domande + ol > li a').nth(1))
  await page.getByText('Domanda 2 di 15').waitFor()
  await page.locator('.v .says').waitFor()
  await page.goBack()
  await who.press(page.getByRole('button', { name: 'Comincia da qui' }))
  await page.waitForURL(/\/quiz\/[0-9a-f-]{36}\?domanda=1$/)
})

test('without script it goes on all the same', async () => {
  const { page, open } = await visitor({ options: { javaScriptEnabled: false } })
  await open('/diagnosi')
  await page.getByRole('button', { name: 'Comincia' }).click()
  for (let n = 1; n <= 15; n++) {
    await page.getByText(`Domanda ${n} di 15`).waitFor()
    await page.getByRole('button', { name: 'Non lo so' }).click()
  }
  await page.getByRole('link', { name: 'Vedi il risultato' }).click()
  await page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
})
