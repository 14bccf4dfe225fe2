import { levelOf } from '#lib/questions/index'
import { began, choose, confirm, itemOf } from './play'
import { sharedSite } from './site'
import { visitors } from './visitor'

// The first page: one thing for somebody new, and what one was doing for whoever was here.

const visitor = visitors()

test('the first step is three questions that need nothing else; then the first page is about what one was doing', async () => {
  const who = await visitor({ size: 'phone' })
  const { page, press, open } = who
  await open('/')
  await press(page.getByRole('button', { name: 'Inizia', exact: true }))
  const quizId = await began(page)
  const asked = async () => {
    const items = await sharedSite.sql<{ itemId: string }>(
      'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
      quizId,
    )
    return items.map(({ itemId }) => itemOf(itemId))
  }
  await page.getByText('Domanda 1 di 3').waitFor()
  const [one, ...others] = await asked()
  // Those after it follow from the answers.
  expect(others).toEqual([])
  await choose(who, one as NonNullable<typeof one>, 'right')
  await confirm(who)
  await page.locator('.v .says').waitFor()

  await open('/')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('heading', { level: 1, name: 'Hai un quiz aperto.' }).waitFor()
  await page.getByText('1 domanda su 3 ha già una risposta.').waitFor()
  expect(await page.getByRole('button', { name: 'Inizia', exact: true }).count()).toBe(0)
  await press(page.getByRole('link', { name: 'Riprendi il quiz' }))
  await page.waitForURL(`${sharedSite.url}/quiz/${quizId}?domanda=2`)
  await page.getByText('Domanda 2 di 3').waitFor()
  const items = await asked()
  expect(items).toHaveLength(2)
  for (const item of items) expect([item.id, levelOf(item)]).toEqual([item.id, 'base'])

  // Another quiz is not begun beside it: one goes on, or sets it aside.
  await open('/quiz')
  await press(page.getByRole('button', { name: 'Allenati', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Hai già un quiz aperto' }).waitFor()
  await press(page.getByRole('button', { name: 'Lascialo da parte e comincia l’altro' }))
  const other = await began(page)
  expect(other).not.toBe(quizId)
  await open(`/quiz/${quizId}`)
  await page.getByText('Hai lasciato da parte questo quiz').waitFor()
})
