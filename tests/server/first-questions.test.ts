import './next'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, itemAt, start, value } from './play'

// What somebody new begins with: three questions, the second and third of which follow from the answers.

const frozen = async (quizId: string): Promise<number> =>
  (await sql('SELECT 1 FROM "QuizItem" WHERE "quizId" = $1', quizId)).length
const look = (browser: Browser, quizId: string, position: number) =>
  as(browser, () => getQuestion({ quizId, position }))
const templateOf = (itemId: string) => itemId.split('.')[0]

test('three are announced, and one is there; the next one comes when it is looked at, after an answer', async () => {
  const browser = newBrowser()
  const quizId = await start(browser, { practice: 'first' })
  expect(value(await as(browser, () => getQuiz({ quizId })))).toMatchObject({ total: 3, next: 1, first: true })
  expect(await look(browser, quizId, 2)).toEqual({ ok: false, error: 'not-found' })
  expect(await frozen(quizId)).toBe(1)
  expect(await answer(browser, quizId, 1)).toMatchObject({ quiz: { total: 3, answered: 1, next: 2 } })
  expect(await frozen(quizId)).toBe(1)
  await answer(browser, quizId, 2)
  expect(await answer(browser, quizId, 3)).toMatchObject({ quiz: { total: 3, answered: 3, next: null } })
  expect(await frozen(quizId)).toBe(3)
  expect(await look(browser, quizId, 4)).toEqual({ ok: false, error: 'not-found' })
})

test('asked again before the first answer it is the same', async () => {
  const browser = newBrowser()
  const wish = { practice: 'first' } as const
  expect(await start(browser, wish)).toBe(await start(browser, wish))
})

test('after a wrong answer the same idea comes on another board; after a right one another area', async () => {
  const browser = newBrowser()
  const quizId = await start(browser, { practice: 'first' })
  await answer(browser, quizId, 1, 'wrong')
  value(await look(browser, quizId, 2))
  const [first, second] = [await itemAt(quizId, 1), await itemAt(quizId, 2)]
  expect(second).not.toBe(first)
  const rules = await sql<{ claims: string[] }>(
    `SELECT ARRAY(SELECT jsonb_array_elements_text(secret -> 'claims')) AS claims FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position`,
    quizId,
  )
  expect(rules[1]?.claims).toContain(rules[0]?.claims[0])
  await answer(browser, quizId, 2, 'right')
  value(await look(browser, quizId, 3))
  expect([templateOf(first), templateOf(second)]).not.toContain(templateOf(await itemAt(quizId, 3)))
})

test('looked at by eight at once it is one question, and stays it', async () => {
  const browser = newBrowser()
  const quizId = await start(browser, { practice: 'first' })
  await answer(browser, quizId, 1)
  const seen = await Promise.all(Array.from({ length: 8 }, () => look(browser, quizId, 2)))
  expect(new Set(seen.map((one) => JSON.stringify(value(one)))).size).toBe(1)
  expect(await frozen(quizId)).toBe(2)
  expect(value(await look(browser, quizId, 2))).toEqual(value(seen[0] as (typeof seen)[number]))
})

test('where nothing is left to ask it ends with what it has', async () => {
  const browser = newBrowser()
  const quizId = await start(browser, { practice: 'first' })
  await answer(browser, quizId, 1)
  await sql(`INSERT INTO "WithdrawnTemplate" ("template", "reason", "at")
    SELECT unnest(ARRAY['guadagno', 'pagamento', 'legame', 'sconfitta', 'danno']), 'prova', now()`)
  try {
    expect(await look(browser, quizId, 2)).toEqual({ ok: false, error: 'quiz-closed' })
    expect(value(await as(browser, () => getQuiz({ quizId })))).toMatchObject({
      answered: 1,
      next: null,
      closing: 'aside',
    })
    // It is over, and nothing is in the way of another.
    expect(await as(browser, () => startQuiz({ length: 2 }))).toEqual({ ok: false, error: 'none-left' })
  } finally {
    await sql('DELETE FROM "WithdrawnTemplate"')
  }
})
