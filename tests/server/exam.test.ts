import './next'
import type { Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { lockExam } from '#lib/db/exams'
import { mergeGuest } from '#lib/server/account/merge-guest'
import { setFlag } from '#lib/server/exam/flag-question'
import { getExam } from '#lib/server/exam/get-exam'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { listExams } from '#lib/server/exam/list-exams'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { getProgress } from '#lib/server/progress/get-progress'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { getResult } from '#lib/server/quiz/get-result'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { GRACE } from '#lib/study/index'
import { sql } from '../setup/sql'
import { rightAnswer, SECRET, wrongAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { newKey, register, setClock, start, value } from './play'

const NOW = Date.UTC(2026, 10, 22, 9)
const MINUTE = 60_000

type Own = Extract<Parameters<typeof startExam>[0], { custom: unknown }>['custom']
const own: Own = { areas: ['legame', 'sconfitta'], count: 4, pass: 50, minutes: 10 }

/** Begins an exam in this browser; returns its id. */
const begin = async (browser: Browser, custom: Partial<Own> = {}): Promise<string> =>
  value(await as(browser, () => startExam({ custom: { ...own, ...custom } }))).examId

/** The item behind a question of an exam: pages never know it. */
const itemOf = async (examId: string, position: number): Promise<string> => {
  const [row] = await sql<{ itemId: string }>(
    'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 AND position = $2',
    examId,
    position,
  )
  return row?.itemId ?? ''
}

const choose = async (browser: Browser, examId: string, position: number, how: 'right' | 'wrong', key = newKey()) => {
  const itemId = await itemOf(examId, position)
  const answer = how === 'right' ? rightAnswer(itemId) : wrongAnswer(itemId)
  return as(browser, () => saveChoice({ examId, position, answer, idempotencyKey: key }))
}
const choicesIn = async (examId: string): Promise<number> => {
  const [row] = await sql<{ n: bigint }>(
    'SELECT count(*) n FROM "ExamChoice" c JOIN "QuizItem" i ON i.id = c."quizItemId" WHERE i."quizId" = $1',
    examId,
  )
  return Number(row?.n)
}
const ownerOf = async (examId: string): Promise<string> =>
  (await sql<{ userId: string }>('SELECT "userId" FROM "Quiz" WHERE id = $1', examId))[0]?.userId ?? ''
const attempts = async (examId: string): Promise<number> => {
  const [row] = await sql<{ n: bigint }>(
    'SELECT count(*) n FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1',
    examId,
  )
  return Number(row?.n)
}

describe('beginning', () => {
  test('somebody new becomes a guest with an exam of the areas and the length that were asked for', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    const exam = value(await as(browser, () => getExam({ examId })))
    expect(exam).toMatchObject({ total: 4, answered: [], flagged: [], phase: 'open' })
    expect(exam.blueprint).toMatchObject({ length: 4, needed: 2, pass: 50, minutes: 10 })
    expect(exam.blueprint.areas).toEqual([
      { title: 'Lezione legame', count: 2 },
      { title: 'Lezione sconfitta', count: 2 },
    ])
  })
  test('asked again while it is open it is the same one; a different one is another', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    expect(await begin(browser)).toBe(examId)
    expect(await begin(browser, { count: 3 })).not.toBe(examId)
  })
  test('two candidates get different questions', async () => {
    const [a, b] = [newBrowser(), newBrowser()]
    const [one, two] = [await begin(a), await begin(b)]
    const all = async (id: string) => Promise.all([1, 2, 3, 4].map((n) => itemOf(id, n)))
    expect(await all(one)).not.toEqual(await all(two))
  })
  test('an exam that there is not is not found', async () => {
    expect(await as(newBrowser(), () => startExam({ blueprint: 'l9' }))).toEqual({ ok: false, error: 'not-found' })
  })
})

describe('while it is open', () => {
  test('nothing says which question it is, what is right, or what is believed', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    await choose(browser, examId, 1, 'wrong')
    for (const position of [1, 2]) {
      const shown = value(await as(browser, () => getExamQuestion({ examId, position })))
      const text = JSON.stringify(shown)
      for (const secret of [SECRET, 'itemId', 'beliefs', 'rightKey'])
        expect([secret, text.includes(secret)]).toEqual([secret, false])
      expect(shown.answered).toBeNull()
    }
    expect(await as(browser, () => getExamResult({ examId }))).toEqual({ ok: false, error: 'exam-open' })
  })
  test('its questions are no questions of a quiz: nobody reads a verdict there', async () => {
    const browser = newBrowser()
    const quizId = await begin(browser)
    const calls: readonly (() => Promise<Result<unknown, string>>)[] = [
      () => getQuiz({ quizId }),
      () => getQuestion({ quizId, position: 1 }),
      () => getResult({ quizId }),
      () => submitAnswer({ quizId, position: 1, answer: { giveUp: true }, idempotencyKey: newKey() }),
    ]
    for (const call of calls) expect(await as(browser, call)).toEqual({ ok: false, error: 'not-found' })
    expect(await attempts(quizId)).toBe(0)
    await start(browser)
    const { quizzes } = value(await as(browser, () => getProgress()))
    expect(quizzes.map(({ id }) => id)).not.toContain(quizId)
  })
  test('a choice is kept, shown again, and may be changed', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    expect(value(await choose(browser, examId, 2, 'wrong'))).toMatchObject({ status: 'saved' })
    value(await choose(browser, examId, 2, 'right'))
    const { given, savedAt, exam } = value(await as(browser, () => getExamQuestion({ examId, position: 2 })))
    expect(given).toEqual(rightAnswer(await itemOf(examId, 2)))
    expect(savedAt).not.toBeNull()
    expect(exam.answered).toEqual([2])
  })
  test('the same choice sent again, even after another, changes nothing', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    const key = newKey()
    await choose(browser, examId, 1, 'wrong', key)
    await choose(browser, examId, 1, 'right')
    value(await choose(browser, examId, 1, 'wrong', key))
    const { given } = value(await as(browser, () => getExamQuestion({ examId, position: 1 })))
    expect(given).toEqual(rightAnswer(await itemOf(examId, 1)))
    expect(await choicesIn(examId)).toBe(2)
  })
  test('a choice that another one overtook on its way changes nothing when it comes', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    const itemId = await itemOf(examId, 1)
    const [first, second] = [newKey(), newKey()]
    const later = { examId, position: 1, answer: rightAnswer(itemId), idempotencyKey: second, replaces: [first] }
    value(await as(browser, () => saveChoice(later)))
    expect(value(await choose(browser, examId, 1, 'wrong', first)).status).toBe('saved')
    const { given } = value(await as(browser, () => getExamQuestion({ examId, position: 1 })))
    expect(given).toEqual(rightAnswer(itemId))
  })
  test('a choice that is taken back is none: not in the review, not among the answers', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    await choose(browser, examId, 1, 'right')
    await choose(browser, examId, 2, 'right')
    const back = { examId, position: 1, answer: { giveUp: true }, idempotencyKey: newKey() }
    expect(value(await as(browser, () => saveChoice(back))).status).toBe('saved')
    expect(value(await as(browser, () => getExam({ examId }))).answered).toEqual([2])
    await as(browser, () => submitExam({ examId }))
    expect(await attempts(examId)).toBe(1)
    const { score, questions } = value(await as(browser, () => getExamResult({ examId })))
    expect([score?.right, questions.map(({ mark }) => mark)]).toEqual([1, ['open', 'right', 'open', 'open']])
  })
  test('what is no answer to the question is refused, and nothing of it is kept', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    const send = (answer: unknown) =>
      as(browser, () => saveChoice({ examId, position: 1, answer, idempotencyKey: newKey() }))
    for (const answer of [null, {}, { option: 'altrove' }, { number: 1.5 }, 'ok'])
      expect(await send(answer)).toEqual({ ok: false, error: 'invalid-answer' })
    expect(value(await as(browser, () => getExam({ examId }))).answered).toEqual([])
  })
  test('questions are marked to be looked at again, once each, and unmarked', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    const mark = (position: number, flagged: boolean) => as(browser, () => setFlag({ examId, position, flagged }))
    await mark(3, true)
    await mark(1, true)
    expect(value(await mark(3, true))).toEqual([1, 3])
    expect(value(await mark(1, false))).toEqual([3])
    expect(await mark(9, true)).toEqual({ ok: false, error: 'not-found' })
  })
  test('many choices of one question at once: one counts, all are kept once', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    const keys = Array.from({ length: 8 }, newKey)
    await Promise.all([...keys, ...keys].map((key, n) => choose(browser, examId, 1, n % 2 ? 'right' : 'wrong', key)))
    expect(await choicesIn(examId)).toBe(8)
    expect(value(await as(browser, () => getExam({ examId }))).answered).toEqual([1])
  })
})

describe('handing in', () => {
  test('counts what is right, by area, and makes answers of the choices that count, once', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    await choose(browser, examId, 1, 'right')
    await choose(browser, examId, 2, 'right')
    await choose(browser, examId, 3, 'wrong')
    const ends = await Promise.all([1, 2, 3].map(() => as(browser, () => submitExam({ examId }))))
    expect(ends.every(({ ok }) => ok)).toBe(true)
    const result = value(await as(browser, () => getExamResult({ examId })))
    expect(result.score).toMatchObject({ right: 2, total: 4, passed: true, needed: 2 })
    expect(result.score?.areas.map(({ total }) => total)).toEqual([2, 2])
    expect(result.questions.map(({ mark }) => mark)).toEqual(['right', 'right', 'wrong', 'open'])
    expect(result.beliefs.length).toBe(1)
    expect(await attempts(examId)).toBe(3)
  })
  test('afterwards every question has its verdict, those without an answer too; nothing changes any more', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    await choose(browser, examId, 1, 'wrong')
    await as(browser, () => submitExam({ examId }))
    for (const position of [1, 2]) {
      const { answered } = value(await as(browser, () => getExamQuestion({ examId, position })))
      expect(answered?.itemId).toBe(await itemOf(examId, position))
      expect(answered?.verdict.right).toBe(false)
    }
    expect(await choose(browser, examId, 2, 'right')).toEqual({ ok: false, error: 'exam-closed' })
    expect(await as(browser, () => setFlag({ examId, position: 1, flagged: true }))).toEqual({
      ok: false,
      error: 'exam-closed',
    })
    expect(value(await as(browser, () => getExamResult({ examId }))).score?.right).toBe(0)
  })
  test('where the score waits for the end of the time, nothing is told before it', async () => {
    setClock(NOW)
    const browser = newBrowser()
    const examId = await begin(browser, { scores: 'closing' })
    for (const position of [1, 2, 3, 4]) await choose(browser, examId, position, 'right')
    await as(browser, () => submitExam({ examId }))
    const told = async () => {
      const result = value(await as(browser, () => getExamResult({ examId })))
      const { answered } = value(await as(browser, () => getExamQuestion({ examId, position: 1 })))
      const taken = value(await as(browser, () => listExams({}))).taken.find(({ id }) => id === examId)
      return [
        result.score?.right ?? null,
        result.again.length,
        answered?.verdict.right ?? null,
        taken?.right,
        taken?.passed,
      ]
    }
    setClock(NOW + 10 * MINUTE + GRACE)
    expect(await told()).toEqual([null, 0, null, null, null])
    setClock(NOW + 10 * MINUTE + GRACE + 1)
    expect(await told()).toEqual([4, 0, true, 4, true])
  })
  test('it counts in progress as any answer does', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    for (const position of [1, 2, 3, 4]) await choose(browser, examId, position, 'right')
    expect(value(await as(browser, () => getProgress())).answered).toBe(0)
    await as(browser, () => submitExam({ examId }))
    expect(value(await as(browser, () => getProgress()))).toMatchObject({ answered: 4, right: 4 })
  })
  test('to do the mistakes again there are other questions of the same kind', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    await as(browser, () => submitExam({ examId }))
    const { again } = value(await as(browser, () => getExamResult({ examId })))
    expect(again.length).toBe(4)
    const asked = await Promise.all([1, 2, 3, 4].map((n) => itemOf(examId, n)))
    expect(again.filter((id) => asked.includes(id))).toEqual([])
  })
})

describe('by the server’s clock', () => {
  test('what arrives within the grace counts, what arrives later is kept and does not', async () => {
    setClock(NOW)
    const browser = newBrowser()
    const examId = await begin(browser)
    setClock(NOW + 10 * MINUTE + GRACE)
    expect(value(await choose(browser, examId, 1, 'right')).status).toBe('saved')
    setClock(NOW + 10 * MINUTE + GRACE + 1)
    expect(value(await choose(browser, examId, 2, 'right')).status).toBe('late')
    expect(value(await choose(browser, examId, 3, 'right')).status).toBe('late')
    const result = value(await as(browser, () => getExamResult({ examId })))
    expect(result.exam).toMatchObject({ phase: 'closed', byClock: true, submittedAt: NOW + 10 * MINUTE })
    expect(result.score?.right).toBe(1)
    expect(result.questions.map(({ late }) => late)).toEqual([false, true, true, false])
  })
  test('whoever only looks finds it handed in, and so it is in the list', async () => {
    setClock(NOW)
    const browser = newBrowser()
    const examId = await begin(browser)
    await choose(browser, examId, 1, 'right')
    setClock(NOW + 60 * MINUTE)
    const { taken } = value(await as(browser, () => listExams({})))
    expect(taken).toEqual([expect.objectContaining({ id: examId, phase: 'closed', right: 1, passed: false })])
    expect(await attempts(examId)).toBe(1)
  })
  test('without a limit it stays open', async () => {
    setClock(NOW)
    const browser = newBrowser()
    const examId = await begin(browser, { minutes: null })
    setClock(NOW + 90 * 24 * 60 * MINUTE)
    expect(value(await choose(browser, examId, 1, 'right')).status).toBe('saved')
  })
  test('after a failed one there is a wait, which the list says', async () => {
    setClock(NOW)
    const browser = newBrowser()
    const { examId } = value(await as(browser, () => startExam({ blueprint: 'l1' })))
    await as(browser, () => submitExam({ examId }))
    expect(await as(browser, () => startExam({ blueprint: 'l1' }))).toEqual({ ok: false, error: 'too-early' })
    const { blueprints } = value(await as(browser, () => listExams({})))
    expect(blueprints.find(({ id }) => id === 'l1')?.againAt).toBe(NOW + 24 * 60 * MINUTE)
    expect((await as(browser, () => startExam({ blueprint: 'aggiornamento' }))).ok).toBe(true)
    setClock(NOW + 24 * 60 * MINUTE)
    expect((await as(browser, () => startExam({ blueprint: 'l1' }))).ok).toBe(true)
  })
})

describe('whose it is', () => {
  const calls: Readonly<Record<string, (examId: string) => Promise<Result<unknown, string>>>> = {
    'exam/get-exam': (examId) => getExam({ examId }),
    'exam/get-question': (examId) => getExamQuestion({ examId, position: 1 }),
    'exam/result': (examId) => getExamResult({ examId }),
    'exam/save-choice': (examId) =>
      saveChoice({ examId, position: 1, answer: { option: 'ok' }, idempotencyKey: newKey() }),
    'exam/flag-question': (examId) => setFlag({ examId, position: 1, flagged: true }),
    'exam/submit': (examId) => submitExam({ examId }),
  }
  test.each(Object.entries(calls))('%s is refused to strangers as for an exam that does not exist', async (_, call) => {
    const owner = newBrowser()
    const examId = await begin(owner)
    const guest = newBrowser()
    await start(guest)
    const teacher = newBrowser()
    await sql('UPDATE "User" SET role = \'amministratore\' WHERE email = $1', await register(teacher))
    expect(await as(newBrowser(), () => call(examId))).toEqual({ ok: false, error: 'expired-session' })
    for (const stranger of [guest, teacher])
      for (const id of [examId, '01980000-0000-7000-8000-000000000000', 'non-un-id'])
        expect(await as(stranger, () => call(id))).toEqual({ ok: false, error: 'not-found' })
    expect(value(await as(owner, () => getExam({ examId })))).toMatchObject({ phase: 'open', answered: [] })
  })
  test('what a guest began goes on after signing up', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    await choose(browser, examId, 1, 'right')
    await register(browser)
    expect(value(await as(browser, () => getExam({ examId }))).answered).toEqual([1])
  })

  test('a choice that was on its way as a guest became an account is kept', async () => {
    const home = newBrowser()
    await register(home)
    const account = await ownerOf(await begin(home))
    const guest = newBrowser()
    const examId = await begin(guest)
    const before = await ownerOf(examId)
    await mergeGuest(before, account, NOW)
    // Whoever is asked for by the id of before the merge is the account.
    const held = await transaction((tx) => lockExam(tx, before, examId))
    expect([held?.id, await ownerOf(examId)]).toEqual([examId, account])
    const other = newBrowser()
    const stranger = await ownerOf(await begin(other))
    expect(await transaction((tx) => lockExam(tx, stranger, examId))).toBeNull()
  })
})
