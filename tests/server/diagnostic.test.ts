import './next'
import type { Result } from '#lib/base/result'
import { getDiagnosticQuestion } from '#lib/server/diagnostic/get-question'
import { getDiagnosticResult } from '#lib/server/diagnostic/get-result'
import { listDiagnostics } from '#lib/server/diagnostic/list-diagnostics'
import { saveDiagnosticAnswer } from '#lib/server/diagnostic/save-answer'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { getExam } from '#lib/server/exam/get-exam'
import { saveChoice } from '#lib/server/exam/save-choice'
import { getProgress } from '#lib/server/progress/get-progress'
import { getReader } from '#lib/server/progress/get-reader'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { getResult } from '#lib/server/quiz/get-result'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { DIAGNOSTIC_LENGTH } from '#lib/study/index'
import { GET } from '../../app/(studio)/quiz/esporta/file/route'
import { sql } from '../setup/sql'
import { rightAnswer, SECRET, wrongAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { newKey, register, start, value } from './play'

const begin = async (browser: Browser): Promise<string> => value(await as(browser, () => startDiagnostic())).id

const itemOf = async (id: string, position: number): Promise<string> => {
  const [row] = await sql<{ itemId: string }>(
    'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 AND position = $2',
    id,
    position,
  )
  return row?.itemId ?? ''
}
const positions = async (id: string): Promise<number> =>
  (await sql('SELECT 1 FROM "QuizItem" WHERE "quizId" = $1', id)).length
const attempts = async (id: string): Promise<number> =>
  (await sql('SELECT 1 FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1', id)).length

const send = (browser: Browser, id: string, position: number, answer: unknown, idempotencyKey = newKey()) =>
  as(browser, () => saveDiagnosticAnswer({ id, position, answer, idempotencyKey }))

type How = 'right' | 'wrong' | 'giveUp'
const save = async (browser: Browser, id: string, position: number, how: How = 'right') => {
  if (how === 'giveUp') return send(browser, id, position, { giveUp: true })
  const item = await itemOf(id, position)
  return send(browser, id, position, how === 'right' ? rightAnswer(item) : wrongAnswer(item))
}

/** Answers all questions that are left, wrong where they are of a template. */
async function finish(browser: Browser, id: string, wrong = ''): Promise<void> {
  for (let position = (await attempts(id)) + 1; position <= DIAGNOSTIC_LENGTH; position++) {
    const item = await itemOf(id, position)
    value(await save(browser, id, position, item.startsWith(`${wrong}.`) ? 'wrong' : 'right'))
  }
}

describe('while it goes on', () => {
  test('there is one question at a time, and the next one only after its answer', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    expect(await positions(id)).toBe(1)
    const first = value(await as(browser, () => getDiagnosticQuestion({ id })))
    expect(first).toMatchObject({
      position: 1,
      answered: null,
      diagnostic: { answered: 0, total: 15, finishedAt: null },
    })
    value(await save(browser, id, 1))
    expect(await positions(id)).toBe(2)
    // Whatever is asked for, it is the one that waits.
    for (const position of [1, 2, 9])
      expect(value(await as(browser, () => getDiagnosticQuestion({ id, position }))).position).toBe(2)
    expect(await save(browser, id, 3, 'giveUp')).toEqual({ ok: false, error: 'not-found' })
  })

  test('begun again, it goes on where it was, on another device too', async () => {
    const browser = newBrowser()
    await register(browser)
    const id = await begin(browser)
    value(await save(browser, id, 1))
    expect(await begin(browser)).toBe(id)
    expect(value(await as(browser, () => listDiagnostics()))).toMatchObject([{ id, answered: 1, finishedAt: null }])
    const both = await Promise.all([begin(browser), begin(browser)])
    expect(both).toEqual([id, id])
  })

  test('an answer counts once and for good, whatever is sent again', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    const key = newKey()
    const wrong = wrongAnswer(await itemOf(id, 1))
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(browser, id, 1, wrong, key)))
    expect(sent.map((reply) => reply.ok && reply.value.status).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'already-saved'),
      'saved',
    ])
    expect(value(await save(browser, id, 1, 'right')).status).toBe('already-saved')
    expect(await positions(id)).toBe(2)
    expect(
      await sql('SELECT 1 FROM "ExamChoice" c JOIN "QuizItem" i ON i.id = c."quizItemId" WHERE i."quizId" = $1', id),
    ).toHaveLength(1)
  })

  test('what is no answer is refused, and the question waits', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    for (const answer of [null, {}, { option: 'altrove' }, 'ok'])
      expect(
        await as(browser, () => saveDiagnosticAnswer({ id, position: 1, answer, idempotencyKey: newKey() })),
      ).toEqual({ ok: false, error: 'invalid-answer' })
    expect(await positions(id)).toBe(1)
  })

  test('a question that a stopped server did not choose is chosen by whoever looks', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    value(await save(browser, id, 1))
    await sql('DELETE FROM "QuizItem" WHERE "quizId" = $1 AND position = 2', id)
    await sql('UPDATE "Diagnostic" SET areas = areas[1:1] WHERE "quizId" = $1', id)
    const looks = await Promise.all([1, 2, 3].map(() => as(browser, () => getDiagnosticQuestion({ id }))))
    expect(looks.map((look) => value(look).position)).toEqual([2, 2, 2])
    expect(await positions(id)).toBe(2)
  })

  test('nothing leaves of any key, nor of how the answers went', async () => {
    const browser = newBrowser()
    await register(browser)
    const id = await begin(browser)
    for (let position = 1; position < DIAGNOSTIC_LENGTH; position++) {
      const shown = JSON.stringify(value(await as(browser, () => getDiagnosticQuestion({ id }))))
      const item = await itemOf(id, position)
      // The bank of the tests names the item in what it asks.
      expect(shown.replaceAll(`Quanto fa ${item}?`, '')).not.toContain(item)
      for (const secret of [SECRET, '"claims"', '"beliefs"', '"right', '"level"', '"itemId"'])
        expect(shown).not.toContain(secret)
      expect(JSON.stringify(value(await save(browser, id, position, position % 2 ? 'right' : 'wrong')))).toBe(
        '{"status":"saved","finished":false}',
      )
    }
    expect(await as(browser, () => getDiagnosticResult({ id }))).toEqual({ ok: false, error: 'exam-open' })
    expect(await attempts(id)).toBe(0)
    expect(value(await as(browser, () => getProgress()))).toMatchObject({ answered: 0, beliefs: [], quizzes: [] })
    expect(value(await as(browser, () => getReader())).mastery).toEqual({})
  })

  test('to quizzes and exams it is not there, and none of its questions is in a file', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    value(await save(browser, id, 1))
    const giveUp = { answer: { giveUp: true }, idempotencyKey: newKey() }
    const calls: readonly (() => Promise<Result<unknown, string>>)[] = [
      () => getQuiz({ quizId: id }),
      () => getQuestion({ quizId: id, position: 1 }),
      () => getResult({ quizId: id }),
      () => submitAnswer({ quizId: id, position: 2, ...giveUp }),
      () => getExam({ examId: id }),
      () => saveChoice({ examId: id, position: 2, ...giveUp }),
    ]
    for (const call of calls) expect(await as(browser, call)).toEqual({ ok: false, error: 'not-found' })
    const file = await as(browser, async () => {
      const reply = await GET(new Request('http://localhost:3000/quiz/esporta/file?numero=200'))
      return reply.text()
    })
    for (const position of [1, 2]) expect(file).not.toContain(`"verdetto/${await itemOf(id, position)}"`)
  })
})

describe('once all are answered', () => {
  test('the answers count as any do, once, and every question has its verdict', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    await finish(browser, id)
    expect(await attempts(id)).toBe(DIAGNOSTIC_LENGTH)
    expect(value(await save(browser, id, DIAGNOSTIC_LENGTH))).toEqual({ status: 'already-saved', finished: true })
    expect(await attempts(id)).toBe(DIAGNOSTIC_LENGTH)
    expect(value(await as(browser, () => getProgress()))).toMatchObject({ answered: 15, right: 15 })
    const last = value(await as(browser, () => getDiagnosticQuestion({ id, position: 15 })))
    expect(last.answered).toMatchObject({ itemId: await itemOf(id, 15), verdict: { right: true } })
    expect(await begin(browser)).not.toBe(id)
  })

  test('the weakest area stands first, with its rules, lessons and beliefs; questions differ and go round', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    await finish(browser, id, 'sconfitta')
    const result = value(await as(browser, () => getDiagnosticResult({ id })))
    expect(result.areas[0]).toMatchObject({ area: 'sconfitta', right: 0, lessons: [{ slug: 'sconfitta' }] })
    // It was asked about more than the others, as soon as all had their turn.
    expect(result.areas[0]?.asked).toBeGreaterThan(3)
    expect(result.areas.reduce((n, { asked }) => n + asked, 0)).toBe(15)
    for (const { asked, from, to } of result.areas)
      expect([asked >= 2, from > 0, from < to, to < 1]).toEqual([true, true, true, true])
    expect(result.rules).toEqual([
      { rule: '704.5a', title: 'Titolo 704.5a', lesson: { slug: 'sconfitta', title: 'Lezione sconfitta' } },
    ])
    expect(result.beliefs).toMatchObject([{ id: `704.5a/${SECRET}-credenza`, times: result.areas[0]?.asked }])
    expect(result.questions.filter(({ mark }) => mark === 'wrong').every(({ area }) => area === 'sconfitta')).toBe(true)
    expect(result.right).toBe(15 - (result.areas[0]?.asked ?? 0))
    const items = await sql<{ itemId: string }>('SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1', id)
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(15)
  })

  test('asked for twice at once, the last answer finishes it once', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    for (let position = 1; position < DIAGNOSTIC_LENGTH; position++) value(await save(browser, id, position, 'giveUp'))
    const item = await itemOf(id, 15)
    const answers = [rightAnswer(item), wrongAnswer(item), rightAnswer(item)]
    await Promise.all(answers.map((answer) => send(browser, id, 15, answer)))
    expect(await attempts(id)).toBe(15)
    expect(value(await as(browser, () => getDiagnosticResult({ id }))).questions).toHaveLength(15)
  })
})

describe('whose it is', () => {
  test('strangers are refused as for one that does not exist, whatever their role', async () => {
    const owner = newBrowser()
    const id = await begin(owner)
    const guest = newBrowser()
    await start(guest)
    const administrator = newBrowser()
    await sql('UPDATE "User" SET role = \'amministratore\' WHERE email = $1', await register(administrator))
    const calls: readonly ((id: string) => Promise<Result<unknown, string>>)[] = [
      (one) => getDiagnosticQuestion({ id: one }),
      (one) => getDiagnosticResult({ id: one }),
      (one) => saveDiagnosticAnswer({ id: one, position: 1, answer: { giveUp: true }, idempotencyKey: newKey() }),
    ]
    for (const call of calls) {
      expect(await as(newBrowser(), () => call(id))).toEqual({ ok: false, error: 'expired-session' })
      for (const stranger of [guest, administrator])
        for (const one of [id, '01980000-0000-7000-8000-000000000000', 'non-un-id'])
          expect(await as(stranger, () => call(one))).toEqual({ ok: false, error: 'not-found' })
    }
    expect(value(await as(newBrowser(), () => listDiagnostics()))).toEqual([])
    expect(value(await as(owner, () => getDiagnosticQuestion({ id }))).position).toBe(1)
  })

  test('what a guest began goes on after signing up', async () => {
    const browser = newBrowser()
    const id = await begin(browser)
    value(await save(browser, id, 1))
    await register(browser)
    expect(value(await as(browser, () => getDiagnosticQuestion({ id }))).position).toBe(2)
  })
})
