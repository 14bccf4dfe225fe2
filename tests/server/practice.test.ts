import './next'
import { getGoal } from '#lib/server/practice/get-goal'
import { getPractice } from '#lib/server/practice/get-practice'
import { keepPlan } from '#lib/server/practice/keep-plan'
import { getQuestion } from '#lib/server/quiz/get-question'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, enter, newKey, register, setClock, start, value } from './play'

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

  test('begun and left alone, it is another one the next day', async () => {
    const browser = newBrowser()
    setClock(NOON)
    const quizId = await start(browser, { practice: 'next' })
    setClock(NOON + 3 * 3_600_000)
    expect(await start(browser, { practice: 'next' })).toBe(quizId)
    setClock(NOON + DAY)
    expect(await start(browser, { practice: 'next' })).not.toBe(quizId)
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

describe('how somebody wants to practise', () => {
  const off = { examOn: null, dailyGoal: null, streak: false, confidence: false }
  const keep = (browser: Browser, plan: Partial<Parameters<typeof keepPlan>[0]>) =>
    as(browser, () => keepPlan({ ...off, ...plan }))

  test('is all off until they say so, and as they said from then on', async () => {
    const browser = newBrowser()
    setClock(NOON)
    expect((await standing(browser)).plan).toEqual(off)
    const wanted = { examOn: '2026-12-24', dailyGoal: 15, streak: true, confidence: true }
    value(await keep(browser, wanted))
    expect((await standing(browser)).plan).toEqual(wanted)
    value(await keep(browser, off))
    expect((await standing(browser)).plan).toEqual(off)
  })

  test.each([
    ['bad-date', { examOn: '2026-11-02' }],
    ['bad-date', { examOn: '2030-11-02' }],
    ['bad-date', { examOn: '2026-02-31' }],
    ['bad-date', { examOn: 'domani' }],
    ['bad-goal', { dailyGoal: 0 }],
    ['bad-goal', { dailyGoal: 201 }],
    ['bad-goal', { dailyGoal: 2.5 }],
  ])('is refused as %s, and what there was stays: %o', async (error, plan) => {
    const browser = newBrowser()
    setClock(NOON)
    value(await keep(browser, { dailyGoal: 7 }))
    expect(await keep(browser, plan)).toEqual({ ok: false, error })
    expect((await standing(browser)).plan).toEqual({ ...off, dailyGoal: 7 })
  })

  test('an exam to come says how many new rules a day, until it is there', async () => {
    const browser = newBrowser()
    setClock(NOON)
    value(await keep(browser, { examOn: '2026-11-06' }))
    const { exam } = await standing(browser)
    expect(exam).toEqual({ examOn: '2026-11-06', days: 4, perDay: 6, left: 6 })
    setClock(NOON + 4 * DAY)
    expect((await standing(browser)).exam).toBeNull()
  })

  test('an exam brings reviews forward', async () => {
    const browser = newBrowser()
    setClock(NOON)
    await answerAll(browser, await start(browser, { practice: 'next', length: 5 }))
    setClock(NOON + DAY)
    expect((await standing(browser)).due).toBe(0)
    value(await keep(browser, { examOn: '2026-11-05' }))
    expect((await standing(browser)).due).toBeGreaterThan(0)
  })

  test('a goal is told with the days in a row, where they are wanted', async () => {
    const browser = newBrowser()
    const goal = async () => value(await as(browser, () => getGoal()))
    setClock(NOON)
    expect(await goal()).toBeNull()
    value(await keep(browser, { dailyGoal: 2 }))
    for (const day of [0, 1]) {
      setClock(NOON + day * DAY)
      await answerAll(browser, await start(browser, { template: 'legame', length: 2 }))
    }
    setClock(NOON + 2 * DAY)
    await answerAll(browser, await start(browser, { template: 'legame', length: 1 }))
    expect(await goal()).toEqual({ goal: 2, today: 1, streak: null })
    value(await keep(browser, { dailyGoal: 2, streak: true }))
    expect(await goal()).toEqual({ goal: 2, today: 1, streak: 2 })
  })

  test('how sure an answer is, is asked where it is wanted, kept with it, and may be left out', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame' })
    expect((await question(browser, quizId, 1)).asksConfidence).toBe(false)
    value(await keep(browser, { confidence: true }))
    expect((await question(browser, quizId, 1)).asksConfidence).toBe(true)
    const send = (position: number, confidence: unknown) =>
      as(browser, () =>
        submitAnswer({
          quizId,
          position,
          idempotencyKey: newKey(),
          answer: { giveUp: true },
          confidence: confidence as '1',
        }),
      )
    for (const [n, confidence] of ['1', '3', '4', 'molto', undefined].entries()) value(await send(n + 1, confidence))
    const rows = await sql<{ confidence: number | null }>(
      'SELECT a.confidence FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1 ORDER BY a.seq',
      quizId,
    )
    expect(rows.map((row) => row.confidence)).toEqual([1, 3, null, null, null])
  })

  test('goes with a guest who signs in, unless the account has a plan of its own', async () => {
    const browser = newBrowser()
    const email = await register(browser)
    const guest = newBrowser()
    value(await keep(guest, { dailyGoal: 5 }))
    value(await enter(guest, email))
    expect((await standing(guest)).plan.dailyGoal).toBe(5)
    const second = newBrowser()
    value(await keep(second, { dailyGoal: 9 }))
    value(await enter(second, email))
    expect((await standing(second)).plan.dailyGoal).toBe(5)
  })
})
