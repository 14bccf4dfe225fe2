import './next'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { sql } from '../setup/sql'
import { rightAnswer, SECRET } from './bank'
import { as, newBrowser } from './browser'
import { answer, itemAt, newKey, start, value } from './play'

describe('starting a quiz', () => {
  test('somebody new becomes a guest with ten varied questions', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const [user] = await sql<{ kind: string; email: null }>(
      'SELECT u.kind, u.email FROM "User" u JOIN "Quiz" q ON q."userId" = u.id WHERE q.id = $1',
      quizId,
    )
    expect(user).toEqual({ kind: 'guest', email: null })
    const items = await sql<{ template: string; position: number }>(
      'SELECT template, position FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
      quizId,
    )
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(items.map(({ template }) => template)).size).toBe(5)
    expect(items.some(({ template }, i) => i > 0 && template === items[i - 1]?.template)).toBe(false)
  })

  test('asked again before the first answer it is the same quiz; once that is finished, another', async () => {
    const browser = newBrowser()
    const first = await start(browser)
    expect(await start(browser)).toBe(first)
    expect(await start(browser, { rules: ['119.4'] })).not.toBe(first)
    const second = await start(browser, { length: 1 })
    await answer(browser, second, 1)
    expect(await start(browser, { length: 1 })).not.toBe(second)
  })

  test('about one rule it asks about that rule; about none that exists it says so', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { rules: ['702.15b'], length: 4 })
    const { question, quiz } = value(await as(browser, () => getQuestion({ quizId, position: 1 })))
    expect(question).not.toHaveProperty('itemId')
    expect(await itemAt(quizId, 1)).toMatch(/^legame\./)
    expect(quiz.total).toBe(4)
    expect(await as(browser, () => startQuiz({ rules: ['999.9'] }))).toEqual({ ok: false, error: 'unknown-rules' })
    expect(await as(browser, () => startQuiz({ rules: ['70'] }))).toEqual({ ok: false, error: 'unknown-rules' })
    // One that is wrong is not passed over beside one that is right.
    expect(await as(browser, () => startQuiz({ rules: ['702.15b', '999.9'] }))).toEqual({
      ok: false,
      error: 'unknown-rules',
    })
    // A number stands for all under it.
    for (const number of ['702', '702.15']) {
      const other = newBrowser()
      const begun = await start(other, { rules: [number], length: 2 })
      expect([number, await itemAt(begun, 1)]).toEqual([number, expect.stringMatching(/^legame\./)])
    }
  })

  test('of certain questions it has exactly those, in that order, once each', async () => {
    const browser = newBrowser()
    const items = ['danno.v1.3', 'legame.v1.2', 'danno.v1.3', 'inesistente.v1.0']
    const quizId = await start(browser, { items })
    const rows = await sql<{ itemId: string }>(
      'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
      quizId,
    )
    expect(rows.map(({ itemId }) => itemId)).toEqual(['danno.v1.3', 'legame.v1.2'])
  })

  test('questions met before are left for later', async () => {
    const browser = newBrowser()
    const first = await start(browser, { template: 'legame', length: 5 })
    for (const position of [1, 2, 3, 4, 5]) await answer(browser, first, position)
    const second = await start(browser, { template: 'legame', length: 5 })
    const both = await sql<{ itemId: string }>('SELECT "itemId" FROM "QuizItem" WHERE "quizId" = ANY($1)', [
      first,
      second,
    ])
    expect(new Set(both.map(({ itemId }) => itemId)).size).toBe(10)
  })

  test.each([{ rules: [] }, { rules: 'x' }, { length: 0 }, { length: 41 }, { template: 4 }])(
    'a wish of another shape is malformed: %j',
    async (wish) => {
      expect(await as(newBrowser(), () => startQuiz(wish as never))).toEqual({ ok: false, error: 'malformed' })
    },
  )
})

describe('an open question', () => {
  test('goes out without its key, and with it once it is answered', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    for (const position of [1, 2, 3, 4, 5]) {
      const open = value(await as(browser, () => getQuestion({ quizId, position })))
      expect(open).toMatchObject({ mark: 'open', verdict: null, position })
      const sent = JSON.stringify(open)
      for (const secret of [SECRET, 'beliefs', 'claims', '"right"', 'rightKey']) {
        // `quiz.right` counts right answers: the only member of that name.
        expect(sent.replace('"right":0', '')).not.toContain(secret)
      }
    }
    await answer(browser, quizId, 1)
    const locked = value(await as(browser, () => getQuestion({ quizId, position: 1 })))
    expect(locked).toMatchObject({ mark: 'right', verdict: { right: true, rightKey: 'ok' } })
    expect(locked.texts['510.2']?.text).toBe('Testo 510.2')
  })

  test('keeps its seed: the page looks the same when it is loaded again, and so does the verdict', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const first = value(await as(browser, () => getQuestion({ quizId, position: 2 })))
    expect(value(await as(browser, () => getQuestion({ quizId, position: 2 })))).toEqual(first)
    const seed = /seme (.*)\./.exec(first.question.stem[0] ?? '')?.[1]
    expect((await answer(browser, quizId, 2)).verdict.headline).toContain(`(${seed})`)
  })
})

describe('answering', () => {
  test('says the verdict, and where the quiz stands', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { length: 4 })
    expect(await answer(browser, quizId, 1, 'right')).toMatchObject({
      status: 'accepted',
      mark: 'right',
      verdict: { right: true },
      quiz: { answered: 1, right: 1, next: 2, total: 4, marks: ['right', 'open', 'open', 'open'] },
    })
    const wrong = await answer(browser, quizId, 3, 'wrong')
    expect(wrong).toMatchObject({ quiz: { answered: 2, right: 1, next: 2 } })
    expect(wrong.verdict.beliefs).toHaveLength(1)
    expect(await answer(browser, quizId, 2, 'giveUp')).toMatchObject({
      mark: 'gaveUp',
      verdict: { right: false, answered: '' },
      quiz: { answered: 3, next: 4 },
    })
    expect(await answer(browser, quizId, 4)).toMatchObject({ quiz: { answered: 4, next: null } })
    expect(value(await as(browser, () => getQuiz({ quizId })))).toMatchObject({ answered: 4, right: 2, next: null })
  })

  test('stores what was asked, what was answered and what followed', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame', length: 1 })
    await answer(browser, quizId, 1, 'wrong')
    const [row] = await sql(
      'SELECT a.* FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1',
      quizId,
    )
    expect(row).toMatchObject({
      template: 'legame',
      edition: '2026-09-25',
      answer: { schema: 1, type: 'option', option: 'ko' },
      verdict: 'wrong',
      right: false,
      claims: ['702.15b', '119.3'],
      offered: [`702.15b/${SECRET}-credenza`, `510.2/${SECRET}-altra`],
      beliefs: [`702.15b/${SECRET}-credenza`],
      snapshot: { schema: 1, item: { template: 'legame', right: 'ok' } },
    })
  })

  test('twenty at once with the same key are one answer with one verdict', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame' })
    const key = newKey()
    const all = await Promise.all(Array.from({ length: 20 }, () => answer(browser, quizId, 1, 'wrong', key)))
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(all[0]).toMatchObject({ status: 'accepted', mark: 'wrong' })
    expect(await sql('SELECT 1 FROM "Attempt" WHERE "idempotencyKey" = $1', key)).toHaveLength(1)
  })

  test('twenty at once with different keys and different answers are one answer, and all get its verdict', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => answer(browser, quizId, 1, i % 2 ? 'wrong' : 'right')),
    )
    expect(all.filter(({ status }) => status === 'accepted')).toHaveLength(1)
    expect(new Set(all.map(({ verdict }) => JSON.stringify(verdict))).size).toBe(1)
    expect(new Set(all.map(({ quiz }) => quiz?.answered))).toEqual(new Set([1]))
    const [{ answers } = { answers: 0 }] = await sql<{ answers: number }>(
      'SELECT sum(p.answers)::int AS answers FROM "RuleProgress" p JOIN "Quiz" q ON q."userId" = p."userId" WHERE q.id = $1',
      quizId,
    )
    expect(answers).toBeLessThanOrEqual(2) // one answer, of an item with one or two rules
  })

  test('another key after the answer gets the verdict that was there', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame' })
    await answer(browser, quizId, 1, 'wrong')
    expect(await answer(browser, quizId, 1, 'right')).toMatchObject({
      status: 'already-answered',
      mark: 'wrong',
      verdict: { right: false },
    })
  })

  test('a key that locked another question is refused and locks nothing', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const key = newKey()
    await answer(browser, quizId, 1, 'right', key)
    const again = { quizId, position: 2, idempotencyKey: key, answer: { giveUp: true } }
    expect(await as(browser, () => submitAnswer(again))).toEqual({ ok: false, error: 'malformed' })
    expect(value(await as(browser, () => getQuiz({ quizId }))).answered).toBe(1)
  })

  test.each([
    undefined,
    null,
    {},
    'ok',
    { option: 'non-mostrata' },
    { option: 'ok', number: 1 },
    { number: Number.NaN },
    { number: 1e300 },
    { option: { toString: 'ok' } },
    { __proto__: { option: 'ok' } },
  ])('%j is no answer: nothing is recorded and the question stays open', async (sent) => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame', length: 2 })
    const input = { quizId, position: 1, idempotencyKey: newKey(), answer: sent }
    expect(await as(browser, () => submitAnswer(input))).toEqual({ ok: false, error: 'invalid-answer' })
    expect(value(await as(browser, () => getQuestion({ quizId, position: 1 }))).mark).toBe('open')
    expect(await answer(browser, quizId, 1)).toMatchObject({ mark: 'right' })
  })

  test.each([['short'], ['with spaces in it'], ['x'.repeat(65)], [undefined], [12345678]])(
    'a key that is none is malformed: %s',
    async (idempotencyKey) => {
      const browser = newBrowser()
      const quizId = await start(browser)
      const input = { quizId, position: 1, idempotencyKey, answer: { giveUp: true } } as never
      expect(await as(browser, () => submitAnswer(input))).toEqual({ ok: false, error: 'malformed' })
    },
  )

  test.each([0, 11, -1, 1.5, 'uno', null])('there is no question %s', async (position) => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const input = { quizId, position, idempotencyKey: newKey(), answer: { giveUp: true } } as never
    expect(await as(browser, () => submitAnswer(input))).toEqual({ ok: false, error: 'not-found' })
    expect(await as(browser, () => getQuestion({ quizId, position } as never))).toEqual({
      ok: false,
      error: 'not-found',
    })
  })

  test('is graded by what was frozen, not by what the bank would make today', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame', length: 1 })
    value(await as(browser, () => getQuestion({ quizId, position: 1 })))
    const { bank } = jest.requireMock('#lib/server/ports') as { bank: { instantiate: unknown } }
    const { instantiate } = bank
    bank.instantiate = () => {
      throw new Error('made again')
    }
    try {
      const input = { quizId, position: 1, idempotencyKey: newKey(), answer: { option: 'ok' } }
      expect(value(await as(browser, () => submitAnswer(input))).mark).toBe('right')
    } finally {
      bank.instantiate = instantiate
    }
    expect(rightAnswer(await itemAt(quizId, 1))).toEqual({ option: 'ok' })
  })

  test('too many in a minute are refused, and count again later', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    await answer(browser, quizId, 1)
    await sql('UPDATE "RateLimit" SET points = 121 WHERE key LIKE \'answer:%\'')
    const input = { quizId, position: 2, idempotencyKey: newKey(), answer: { giveUp: true } }
    expect(await as(browser, () => submitAnswer(input))).toEqual({ ok: false, error: 'rate-limited' })
    await sql('UPDATE "RateLimit" SET expire = 0 WHERE key LIKE \'answer:%\'')
    expect(value(await as(browser, () => submitAnswer(input))).mark).toBe('gaveUp')
  })
})
