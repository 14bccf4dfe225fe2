import { examOf, handIn } from './pages'
import { chooseAny as answer, choose, itemOf } from './play'
import { sharedSite as site } from './site'
import { alive, type Size, type Visitor, visitors } from './visitor'

// An exam in a browser: what is chosen is saved at once, may be changed, and is handed in once.

const visitor = visitors()

const NETWORK = /net::ERR_|Failed to load resource/

/** Everything chosen so far is kept, by the site and no more on the device. */
async function saved({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.ans form[data-unsaved]'))
  await page.getByText(/^Salvata alle /).waitFor()
}
const standing = ({ page }: Visitor): Promise<string> =>
  page
    .locator('.ans form')
    .first()
    .evaluate((form) =>
      [...new FormData(form as HTMLFormElement)]
        .filter(([name]) => /^(?:key|number|statement|place:.*|part:.*|count:.*)$/.test(name))
        .map(([name, value]) => `${name}=${String(value)}`)
        .join('&'),
    )
const kept = (examId: string) =>
  site.sql<{ position: number; n: string }>(
    'SELECT i.position, count(*) n FROM "ExamChoice" c JOIN "QuizItem" i ON i.id = c."quizItemId" WHERE i."quizId" = $1 GROUP BY 1 ORDER BY 1',
    examId,
  )

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test('from the first question to the result: saved, reloaded, reviewed, handed in', async () => {
    const who = await visitor({ size })
    const { page, press } = who
    const examId = await examOf(who, 3, '30')
    expect(await page.getByText('Restano 30 minuti').count()).toBe(1)
    await answer(who)
    await saved(who)
    const mine = await standing(who)
    await page.reload()
    await alive(page)
    expect(await standing(who)).toBe(mine)
    await press(page.getByRole('button', { name: 'Segna da rivedere' }))
    await page.getByRole('button', { name: 'togli il segno' }).waitFor()
    await press(page.getByRole('button', { name: 'Avanti' }))
    await page.waitForURL(/domanda=2$/)
    await answer(who)
    await saved(who)
    await who.open(`/esame/${examId}/riepilogo`)
    expect(await page.getByText('1 domanda non ha risposta e 1 è segnata da rivedere. Puoi').count()).toBe(1)
    expect(await page.getByRole('link', { name: 'Domanda 1: con risposta, da rivedere' }).count()).toBe(1)
    await handIn(who, examId)
    await page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
    await press(page.getByRole('link', { name: /^Senza risposta/ }).first())
    await page.locator('.v .says').waitFor()
  })

  test('without a network a choice waits on the device, says so, and goes when it is back', async () => {
    const who = await visitor({ size, expected: NETWORK })
    const { page, context } = who
    const examId = await examOf(who, 3)
    await context.setOffline(true)
    const answers = await answer(who)
    await page.getByText('Non è ancora salvata').waitFor()
    expect(await kept(examId)).toEqual([])
    await context.setOffline(false)
    await saved(who)
    expect(await kept(examId)).toEqual([{ position: 1, n: String(answers) }])
  })
})

test('what was chosen without a network and closed is saved from any other page of the exam', async () => {
  const who = await visitor({ expected: NETWORK })
  const { page, context } = who
  const examId = await examOf(who, 3)
  await context.setOffline(true)
  await answer(who)
  await page.getByText('Non è ancora salvata').waitFor()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`${site.url}/esame/${examId}?domanda=3`)
  await again.getByText(/^Domanda 1: salvata alle /).waitFor()
  expect((await kept(examId)).map(({ position }) => position)).toEqual([1])
})

test('who passes has a sheet to print, which says that it certifies nothing official; who does not has none', async () => {
  const who = await visitor()
  const { page, open } = who
  const examId = await examOf(who, 3)
  const items = await site.sql<{ itemId: string; position: number }>(
    'SELECT "itemId", position FROM "QuizItem" WHERE "quizId" = $1 ORDER BY 2',
    examId,
  )
  for (const { itemId, position } of items) {
    await open(`/esame/${examId}?domanda=${position}`)
    await choose(who, itemOf(itemId), 'right')
    await page.getByRole('button', { name: 'Avanti' }).click()
    await page.waitForURL(position === 3 ? /riepilogo$/ : new RegExp(`domanda=${position + 1}$`))
  }
  await handIn(who, examId)
  await page.getByRole('link', { name: 'L’attestato' }).click()
  await page.getByText('con 3 risposte giuste su 3 (soglia 70 %)').waitFor()
  await page.getByText('Questo foglio non certifica nulla di ufficiale').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'Attestato di una prova superata' }).isVisible()).toBe(true)
  const failed = await visitor()
  const other = await examOf(failed, 3)
  await handIn(failed, other)
  await failed.open(`/esame/${other}/attestato`)
  expect(new URL(failed.page.url()).pathname).toBe(`/esame/${other}/risultato`)
})

test('in two tabs the last choice counts, and both show it when they are loaded again', async () => {
  const who = await visitor()
  const { page, context, open } = who
  await examOf(who, 3)
  await answer(who)
  await saved(who)
  const other: Visitor = { ...who, page: await context.newPage(), press: (what) => what.click() }
  await other.page.goto(page.url())
  await alive(other.page)
  expect(await standing(other)).toBe(await standing(who))
  await answer(other, 'last')
  await saved(other)
  const last = await standing(other)
  await open(new URL(page.url()).pathname + new URL(page.url()).search)
  expect(await standing(who)).toBe(last)
})

test('without script an exam is answered, reviewed and handed in', async () => {
  const who = await visitor({ options: { javaScriptEnabled: false } })
  const { page } = who
  await page.goto(`${site.url}/esame`)
  await page.getByLabel('Domande (da 3 a 60)').fill('3')
  await page.getByRole('button', { name: 'Comincia la prova su misura' }).click()
  await page.waitForURL(/domanda=1$/)
  await answer(who)
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.waitForURL(/domanda=2$/)
  await page.getByRole('link', { name: 'Riepilogo e consegna' }).click()
  await page.waitForURL(/riepilogo$/)
  expect(await page.getByRole('link', { name: 'Domanda 1: con risposta' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Consegna', exact: true }).click()
  await page.getByRole('button', { name: 'Sì, consegna' }).click()
  await page.waitForURL(/risultato$/)
})
