import type { Call } from '#lib/questions/calls'
import { examOf, handIn } from './pages'
import { sharedSite as site } from './site'
import { alive, visitors } from './visitor'

// A call as a question of an exam: asked about, ruled, handed in, and told with what was needed.

const visitor = visitors()

test('what was asked is there after a reload and in another tab, and stands in the result beside the ruling', async () => {
  const who = await visitor()
  const { page, press } = who
  const examId = await examOf(who, 3, '30', 1)
  await who.open(`/esame/${examId}?domanda=4`)
  await page.getByRole('heading', { name: 'Che cosa chiedi?' }).waitFor()
  const said = page.locator('.asks .said')
  expect(await said.count()).toBe(0)
  await press(page.locator('.asks button').first())
  await said.first().waitFor()
  await page.reload()
  await alive(page)
  expect(await said.count()).toBe(1)
  const other = await who.context.newPage()
  await other.goto(page.url())
  await other.locator('.asks .said').first().waitFor()
  await other.locator('.asks button').first().click()
  await other.locator('.asks .said').nth(1).waitFor()
  await other.close()
  const [row] = await site.sql<{ secret: Pick<Call['item'], 'right'> }>(
    'SELECT secret FROM "QuizItem" WHERE "quizId" = $1 AND position = 4',
    examId,
  )
  // Digits choose a ruling, and ask nothing.
  const keys = await page
    .locator('.ans input[type=radio]')
    .evaluateAll((all) => all.map((i) => i.getAttribute('value')))
  await page.keyboard.press(String(keys.indexOf(row?.secret.right ?? '') + 1))
  await page.getByText(/^Salvata alle /).waitFor()
  await handIn(who, examId)
  await page.getByRole('heading', { name: 'Le chiamate', exact: true }).waitFor()
  await press(page.getByRole('link', { name: /Decisione giusta, con la sua ragione/ }))
  await page.getByRole('heading', { name: 'Le domande', exact: true }).waitFor()
  expect(await page.locator('.vh1 .ver').first().innerText()).toContain('Giusto')
  expect(
    await page
      .locator('.needed .st')
      .filter({ hasText: /^Chiesta/ })
      .count(),
  ).toBe(2)
})
