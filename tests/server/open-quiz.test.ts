import './next'
import { currentUser } from '#lib/server/account/current-user'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { tryDeck } from '#lib/server/deck/try-deck'
import { getProgress } from '#lib/server/progress/get-progress'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { getResult } from '#lib/server/quiz/get-result'
import { setAside } from '#lib/server/quiz/set-aside'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { sql } from '../setup/sql'
import { rightAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { somebody } from './class'
import { answer, enter, itemAt, newKey, register, start, value } from './play'

// A second quiz is not begun beside one that is open.

const openOf = async (browser: Browser) => {
  const me = value(await as(browser, () => currentUser()))
  return me.kind === 'nobody' ? null : me.openQuiz
}
const closedAt = async (quizId: string) =>
  (await sql<{ closedAt: Date | null }>('SELECT "closedAt" FROM "Quiz" WHERE id = $1', quizId))[0]?.closedAt

/** A quiz of ten with one answer. */
async function begun(browser: Browser): Promise<string> {
  const quizId = await start(browser)
  await answer(browser, quizId, 1)
  return quizId
}

describe('beside a quiz that was begun', () => {
  test('another one is not; set aside, it makes place and keeps what was answered', async () => {
    const browser = newBrowser()
    const first = await begun(browser)
    const wish = { rules: ['119.4'] }
    expect(await as(browser, () => startQuiz(wish))).toEqual({ ok: false, error: 'quiz-open' })
    expect(await as(browser, () => startQuiz({ practice: 'first' }))).toEqual({ ok: false, error: 'quiz-open' })
    const { quizId } = value(await as(browser, () => startQuiz({ ...wish, aside: first })))
    expect(quizId).not.toBe(first)
    expect(value(await as(browser, () => getQuiz({ quizId: first })))).toMatchObject({
      ...{ answered: 1, right: 1, total: 10, next: null, closing: 'aside' },
    })
    const result = value(await as(browser, () => getResult({ quizId: first })))
    expect(result.questions.map(({ position, mark }) => [position, mark])).toEqual([[1, 'right']])
    const progress = value(await as(browser, () => getProgress()))
    expect(progress).toMatchObject({ answered: 1, right: 1, quizzes: [{ id: first, closing: 'aside' }] })
  })

  test('one that is no longer the open one is not set aside in its place', async () => {
    const browser = newBrowser()
    const first = await begun(browser)
    const { quizId: second } = value(await as(browser, () => startQuiz({ rules: ['119.4'], aside: first })))
    await answer(browser, second, 1)
    expect(await as(browser, () => startQuiz({ rules: ['702.15b'], aside: first }))).toEqual({
      ...{ ok: false, error: 'quiz-open' },
    })
    expect(await closedAt(second)).toBeNull()
  })

  test('of four that set it aside at once, all get the same new one', async () => {
    const browser = newBrowser()
    const first = await begun(browser)
    const wish = { rules: ['119.4'], aside: first }
    const all = await Promise.all([1, 2, 3, 4].map(() => as(browser, () => startQuiz(wish))))
    expect(new Set(all.map((one) => value(one).quizId)).size).toBe(1)
    expect(
      await sql('SELECT 1 FROM "Quiz" q JOIN "Quiz" o ON o."userId" = q."userId" WHERE o.id = $1', first),
    ).toHaveLength(2)
  })

  test('where nothing can be drawn it stays open', async () => {
    const browser = newBrowser()
    const first = await begun(browser)
    expect(await as(browser, () => startQuiz({ practice: 'missed', aside: first }))).toEqual({
      ...{ ok: false, error: 'nothing-missed' },
    })
    expect(await openOf(browser)).toEqual({ id: first, answered: 1, total: 10, assigned: false })
  })

  test('a deck is not tried', async () => {
    const { browser } = await somebody('formatore')
    const { deckId } = value(await as(browser, () => makeDeck({ title: 'Prova' })))
    value(await as(browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
    const first = await begun(browser)
    expect(await as(browser, () => tryDeck({ deckId }))).toEqual({ ok: false, error: 'quiz-open' })
    value(await as(browser, () => setAside({ quizId: first })))
    value(await as(browser, () => tryDeck({ deckId })))
  })
})

test('a quiz without an answer makes place unasked', async () => {
  const browser = newBrowser()
  const first = await start(browser)
  const second = await start(browser, { rules: ['119.4'] })
  expect([await closedAt(first), await closedAt(second)]).toEqual([expect.any(Date), null])
})

describe('a quiz that was set aside', () => {
  test('takes no more answers, and says again the verdict of one that it has', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const key = newKey()
    await answer(browser, quizId, 1, 'right', key)
    value(await as(browser, () => setAside({ quizId })))
    expect(await openOf(browser)).toBeNull()
    const send = async (position: number, idempotencyKey: string) => {
      const sent = rightAnswer(await itemAt(quizId, position))
      return as(browser, () => submitAnswer({ quizId, position, idempotencyKey, answer: sent }))
    }
    expect(await send(2, newKey())).toEqual({ ok: false, error: 'quiz-closed' })
    expect(value(await send(1, key))).toMatchObject({ status: 'accepted', mark: 'right', quiz: { closing: 'aside' } })
    expect(value(await send(1, newKey()))).toMatchObject({ status: 'already-answered', mark: 'right' })
    expect(await as(browser, () => getQuestion({ quizId, position: 2 }))).toEqual({ ok: false, error: 'quiz-closed' })
    expect(value(await as(browser, () => getQuestion({ quizId, position: 1 }))).mark).toBe('right')
    // Again it changes nothing.
    const at = await closedAt(quizId)
    value(await as(browser, () => setAside({ quizId })))
    expect(await closedAt(quizId)).toEqual(at)
  })

  test('at the same moment as an answer either has it or refuses it, and never both', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const browser = newBrowser()
      const quizId = await begun(browser)
      const sent = rightAnswer(await itemAt(quizId, 2))
      const send = () =>
        as(browser, () => submitAnswer({ quizId, position: 2, idempotencyKey: newKey(), answer: sent }))
      const close = () => as(browser, () => setAside({ quizId }))
      const [told] = await Promise.all(
        turn % 2 ? [send(), close()] : ([close(), send()].reverse() as [ReturnType<typeof send>, unknown]),
      )
      const stored = await sql(
        'SELECT 1 FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1',
        quizId,
      )
      expect([told.ok, stored.length]).toEqual(told.ok ? [true, 2] : [false, 1])
      if (!told.ok) expect(told.error).toBe('quiz-closed')
      expect(await closedAt(quizId)).toEqual(expect.any(Date))
    }
  })

  test('is nobody else’s to set aside, and one that is finished stays as it is', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { length: 1 })
    expect(await as(newBrowser(), () => setAside({ quizId }))).toEqual({ ok: false, error: 'expired-session' })
    const stranger = newBrowser()
    await start(stranger)
    expect(await as(stranger, () => setAside({ quizId }))).toEqual({ ok: false, error: 'not-found' })
    await answer(browser, quizId, 1)
    value(await as(browser, () => setAside({ quizId })))
    expect(await closedAt(quizId)).toBeNull()
  })
})

test('where a guest and an account both have one that is open, the newer one stays', async () => {
  const here = newBrowser()
  const email = await register(here)
  const older = await begun(here)
  const guest = newBrowser()
  const newer = await begun(guest)
  value(await enter(guest, email))
  expect(await openOf(guest)).toMatchObject({ id: newer })
  expect([await closedAt(older), await closedAt(newer)]).toEqual([expect.any(Date), null])
})
