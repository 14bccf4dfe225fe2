import './next'
import { getPractice } from '#lib/server/practice/get-practice'
import { getQuestion } from '#lib/server/quiz/get-question'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { as, type Browser, newBrowser } from './browser'
import { sql } from './database'
import { answer, setClock, start, value } from './play'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 2, 12)

const standing = async (browser: Browser) => value(await as(browser, () => getPractice()))
const question = async (browser: Browser, quizId: string, position: number) =>
  value(await as(browser, () => getQuestion({ quizId, position })))
const itemsOf = async (quizId: string): Promise<readonly { itemId: string; template: string }[]> =>
  sql('SELECT "itemId", template FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position', quizId)
const answerAll = async (browser: Browser, quizId: string, how: 'right' | 'wrong' = 'right') => {
  const items = await itemsOf(quizId)
  for (const i of items.keys()) await answer(browser, quizId, i + 1, how)
  return items
}

describe('«Allenati»', () => {
  test('somebody new gets what is open to all, and nothing whose prerequisites are missing', async () => {
    const browser = newBrowser()
    expect(await standing(browser)).toMatchObject({ due: 0, missed: 0 })
    const items = await itemsOf(await start(browser, { practice: 'next', length: 3 }))
    expect(items).toHaveLength(3)
    expect(items.map(({ template }) => template)).not.toContain('sconfitta')
  })

  test('comes back to what is due with a variant that was not seen, and says why only once it is answered', async () => {
    const browser = newBrowser()
    setClock(NOON)
    const first = await answerAll(browser, await start(browser, { template: 'pagamento', length: 1 }))
    expect((await standing(browser)).due).toBe(0)
    setClock(NOON + 3 * DAY)
    expect((await standing(browser)).due).toBe(1)
    const quizId = await start(browser, { practice: 'next', length: 2 })
    const items = await itemsOf(quizId)
    const position = items.findIndex(({ template }) => template === 'pagamento') + 1
    expect(position).toBeGreaterThan(0)
    expect(items[position - 1]?.itemId).not.toBe(first[0]?.itemId)
    expect((await question(browser, quizId, position)).why).toBeNull()
    await answer(browser, quizId, position)
    expect((await question(browser, quizId, position)).why).toEqual({ rule: '119.4', reason: 'due' })
  })

  test('never shows an item again as long as a template of the rule has another', async () => {
    const browser = newBrowser()
    const met = new Set<string>()
    for (let round = 0; round < 12; round++) {
      setClock(NOON + round * 20 * DAY)
      for (const { itemId } of await answerAll(browser, await start(browser, { practice: 'next', length: 5 }))) {
        expect(met.has(itemId)).toBe(false)
        met.add(itemId)
      }
    }
    expect(met.size).toBeGreaterThan(40)
  })

  test('where everything of a template was seen, something seen is better than nothing', async () => {
    const browser = newBrowser()
    setClock(NOON)
    const { bank } = jest.requireMock('#lib/server/ports') as { bank: typeof import('./bank').bank }
    const one = jest
      .spyOn(bank, 'variant')
      .mockImplementation((template, _, { not }) => (not.has(`${template}.v1.1`) ? undefined : `${template}.v1.1`))
    await answerAll(browser, await start(browser, { practice: 'next', length: 4 }))
    setClock(NOON + 30 * DAY)
    expect(await itemsOf(await start(browser, { practice: 'next', length: 4 }))).toHaveLength(4)
    one.mockRestore()
  })

  test('asked for again before the first answer, it is the same quiz', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { practice: 'next' })
    expect(await start(browser, { practice: 'next' })).toBe(quizId)
    expect(await start(browser, { practice: 'next', length: 3 })).not.toBe(quizId)
  })

  test('an ordinary quiz has no reasons', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame' })
    await answer(browser, quizId, 1)
    expect((await question(browser, quizId, 1)).why).toBeNull()
  })
})

describe('«Solo i miei errori»', () => {
  test('asks fresh variants of what was missed, until it is made good', async () => {
    const browser = newBrowser()
    const first = await answerAll(browser, await start(browser, { template: 'legame', length: 1 }), 'wrong')
    await answerAll(browser, await start(browser, { template: 'danno', length: 1 }))
    expect((await standing(browser)).missed).toBe(1)
    const quizId = await start(browser, { practice: 'missed' })
    const items = await itemsOf(quizId)
    expect(items.map(({ template }) => template)).toEqual(['legame'])
    expect(items[0]?.itemId).not.toBe(first[0]?.itemId)
    await answer(browser, quizId, 1)
    expect((await standing(browser)).missed).toBe(0)
    expect(await as(browser, () => startQuiz({ practice: 'missed' }))).toEqual({ ok: false, error: 'nothing-missed' })
  })
  test('whoever has answered nothing has nothing to make good', async () => {
    expect(await as(newBrowser(), () => startQuiz({ practice: 'missed' }))).toEqual({
      ok: false,
      error: 'nothing-missed',
    })
  })
})

describe('lessons of one’s choice', () => {
  test('ask about their rules and no others', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { lessons: ['sconfitta', 'pagamento'], length: 6 })
    expect(new Set((await itemsOf(quizId)).map(({ template }) => template))).toEqual(
      new Set(['sconfitta', 'pagamento']),
    )
  })
  test('that there are not have no questions', async () => {
    expect(await as(newBrowser(), () => startQuiz({ lessons: ['niente'] }))).toEqual({ ok: false, error: 'none-left' })
  })
})
