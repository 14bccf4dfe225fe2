import './next'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { getDiagnosticQuestion } from '#lib/server/diagnostic/get-question'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { exportQuestions } from '#lib/server/export/export-questions'
import { answerItem } from '#lib/server/item/answer-item'
import { isItemOpen } from '#lib/server/item/is-open'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import { listMyHistory } from '#lib/server/progress/list-history'
import { continuePoint } from '#lib/server/quiz/continue-point'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getResult } from '#lib/server/quiz/get-result'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { getCorrection } from '#lib/server/sheet/get-correction'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { openCorrection } from '#lib/server/sheet/open-correction'
import { GRACE } from '#lib/study/index'
import { GET as download } from '../../app/(studio)/account/dati/route'
import { sql } from '../setup/sql'
import { rightAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { classOf, type Somebody, somebody } from './class'
import { answer, itemAt, newKey, register, setClock, start, value } from './play'

// Nothing that somebody can ask the site tells the answer of a question that they have to answer in an exam or an assignment.

const OPEN = { ok: false, error: 'item-open' }
const MINUTE = 60_000
type Custom = Extract<Parameters<typeof startExam>[0], { custom: unknown }>['custom']
const custom: Custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10 }

const begin = async (browser: Browser, more: Partial<Custom> = {}) =>
  value(await as(browser, () => startExam({ custom: { ...custom, ...more } }))).examId
const itemsOf = async (quizId: string): Promise<readonly string[]> =>
  (await sql<{ itemId: string }>('SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position', quizId)).map(
    ({ itemId }) => itemId,
  )
const onItsPage = (browser: Browser, itemId: string) =>
  as(browser, () => answerItem({ itemId, answer: rightAnswer(itemId), idempotencyKey: newKey() }))
const isOpen = async (browser: Browser, itemId: string) => value(await as(browser, () => isItemOpen({ itemId })))
const handIn = (browser: Browser, examId: string) => as(browser, () => submitExam({ examId }))

/** Makes what somebody is asked next be this, if it was not drawn for them already. */
const put = (quizId: string, position: number, itemId: string) =>
  sql(
    `INSERT INTO "QuizItem" (id, "quizId", position, "itemId", template, seed, shown, secret)
     SELECT gen_random_uuid(), $1, $2, "itemId", template, seed, shown, secret FROM "QuizItem" WHERE "itemId" = $3 LIMIT 1
     ON CONFLICT ("quizId", "itemId") DO NOTHING`,
    quizId,
    position,
    itemId,
  )

describe('while an exam is open', () => {
  test('its questions answer neither on their pages nor in a quiz that names them, and do so once it is told', async () => {
    const browser = newBrowser()
    const examId = await begin(browser)
    const [itemId = ''] = await itemsOf(examId)
    expect(await onItsPage(browser, itemId)).toEqual(OPEN)
    expect(await isOpen(browser, itemId)).toBe(true)
    expect(await as(browser, () => startQuiz({ items: ['danno.v1.1', itemId] }))).toEqual(OPEN)
    expect(await isOpen(newBrowser(), itemId)).toBe(false)
    expect((await onItsPage(newBrowser(), itemId)).ok).toBe(true)
    value(await handIn(browser, examId))
    expect(await isOpen(browser, itemId)).toBe(false)
    expect((await onItsPage(browser, itemId)).ok).toBe(true)
  })

  test('a guest who has signed in elsewhere in the same browser is still whoever takes it', async () => {
    const guest = newBrowser()
    const [itemId = ''] = await itemsOf(await begin(guest))
    const account = newBrowser()
    await register(account)
    expect((await onItsPage(account, itemId)).ok).toBe(true)
    for (const [name, cookie] of guest.jar) account.jar.set(name, cookie)
    expect(await onItsPage(account, itemId)).toEqual(OPEN)
  })

  test('an account is the same on every device', async () => {
    const [phone, desk] = [newBrowser(), newBrowser()]
    await register(phone)
    for (const [name, cookie] of phone.jar) desk.jar.set(name, cookie)
    const [itemId = ''] = await itemsOf(await begin(phone))
    expect(await onItsPage(desk, itemId)).toEqual(OPEN)
  })

  test('a quiz that was drawn before waits with that question; one that is drawn now does not ask it', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { items: ['danno.v1.1'] })
    const examId = await begin(browser)
    const items = await itemsOf(examId)
    const asked = items.find((itemId) => itemId !== 'danno.v1.1') ?? ''
    await put(quizId, 2, asked)
    const at = { quizId, position: 2 }
    expect(await as(browser, () => getQuestion(at))).toEqual(OPEN)
    const sent = { ...at, answer: rightAnswer(asked), idempotencyKey: newKey() }
    expect(await as(browser, () => submitAnswer(sent))).toEqual(OPEN)
    for (const wish of [
      { template: 'legame', length: 40 },
      { practice: 'next' as const, length: 40 },
    ]) {
      const drawn = await itemsOf(value(await as(browser, () => startQuiz(wish))).quizId)
      expect(drawn.length).toBeGreaterThan(3)
      expect(drawn.filter((itemId) => items.includes(itemId))).toEqual([])
    }
    for (let n = 0; n < 20; n++) {
      const next = await as(browser, () => continuePoint({ itemId: items[n % 3] ?? '' }))
      expect(items).not.toContain(value(next).itemId)
    }
    value(await handIn(browser, examId))
    // It had made place for the others, since nothing of it was answered.
    expect(await as(browser, () => submitAnswer(sent))).toEqual({ ok: false, error: 'quiz-closed' })
    await sql('UPDATE "Quiz" SET "closedAt" = NULL WHERE id = $1', quizId)
    expect((await as(browser, () => submitAnswer(sent))).ok).toBe(true)
  })

  test('an answer from before is not told again meanwhile, in the history, in its quiz and in the export', async () => {
    const browser = newBrowser()
    await register(browser)
    const quizId = await start(browser, { template: 'legame', length: 1 })
    await answer(browser, quizId, 1)
    const itemId = await itemAt(quizId, 1)
    const [attempt] = await sql<{ id: string }>(
      'SELECT id FROM "Attempt" WHERE "itemId" = $1 ORDER BY seq DESC LIMIT 1',
      itemId,
    )
    const attemptId = attempt?.id ?? ''
    const examId = await begin(browser)
    await put(examId, 4, itemId)
    expect(await as(browser, () => getPastAnswer({ attemptId }))).toEqual(OPEN)
    expect(await as(browser, () => getQuestion({ quizId, position: 1 }))).toEqual(OPEN)
    const history = value(await as(browser, () => listMyHistory({}))).answers
    expect(history.find(({ id }) => id === attemptId)).toMatchObject({ mark: 'open', rules: [] })
    expect(value(await as(browser, () => listMyHistory({ verdict: 'right' }))).answers).toEqual([])
    const file = async () =>
      JSON.parse(
        await as(browser, async () =>
          (await download(new Request('http://localhost:3000/account/dati?formato=json'))).text(),
        ),
      ).tables
    expect((await file()).risposte).toEqual([])
    value(await handIn(browser, examId))
    expect((await as(browser, () => getPastAnswer({ attemptId }))).ok).toBe(true)
    expect((await file()).risposte).toHaveLength(1)
  })

  test('nor do the result of its quiz and the file of an account say which question it is to the guest who takes the exam', async () => {
    const home = newBrowser()
    await register(home)
    const quizId = await start(home, { template: 'legame', length: 2 })
    await answer(home, quizId, 1)
    const itemId = await itemAt(quizId, 1)
    const guest = newBrowser()
    const examId = await begin(guest)
    await put(examId, 4, itemId)
    for (const [name, cookie] of guest.jar) home.jar.set(name, cookie)
    const file = async () =>
      as(home, async () => (await download(new Request('http://localhost:3000/account/dati?formato=json'))).text())
    expect(JSON.parse(await file()).tables.risposte).toEqual([])
    const result = value(await as(home, () => getResult({ quizId })))
    expect(result.questions[0]).toMatchObject({ itemId: null, mark: 'right', rules: [] })
    expect(result.rules).toEqual([])
    value(await handIn(guest, examId))
    expect(JSON.parse(await file()).tables.risposte).toHaveLength(1)
    const after = value(await as(home, () => getResult({ quizId })))
    expect(after.questions[0]).toMatchObject({
      itemId,
      mark: 'right',
      rules: expect.arrayContaining([expect.any(String)]),
    })
  })

  test('the correction of a paper that asks one of its questions waits, but for who made the paper', async () => {
    const teacher = await somebody('formatore')
    const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Legame' })))
    value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
    const { sheetId } = value(await as(teacher.browser, () => makeSheet({ deckId, variants: 1, others: 'same' })))
    value(await as(teacher.browser, () => openCorrection({ sheetId, open: true })))
    const [sheet] = await sql<{ token: string }>('SELECT token FROM "Sheet" WHERE id = $1', sheetId)
    const [printed] = await sql<{ itemId: string }>('SELECT "itemId" FROM "SheetItem" WHERE "sheetId" = $1', sheetId)
    const read = (who: Browser) => as(who, () => getCorrection({ token: sheet?.token ?? '', variant: 'A' }))
    const browser = newBrowser()
    expect((await read(browser)).ok).toBe(true)
    const quizId = await start(newBrowser(), { items: [printed?.itemId ?? ''] })
    const examId = await begin(browser)
    await put(examId, 4, await itemAt(quizId, 1))
    expect(await read(browser)).toEqual(OPEN)
    expect((await read(newBrowser())).ok).toBe(true)
    expect((await read(teacher.browser)).ok).toBe(true)
    value(await handIn(browser, examId))
    expect((await read(browser)).ok).toBe(true)
  })

  test('another exam that is told does not tell it either, nor offers it again', async () => {
    const browser = newBrowser()
    const first = await begin(browser)
    const [itemId = ''] = await itemsOf(first)
    value(await handIn(browser, first))
    const told = { examId: first, position: 1 }
    expect(value(await as(browser, () => getExamQuestion(told))).answered).not.toBeNull()
    const second = await begin(browser, { count: 4 })
    await put(second, 5, itemId)
    expect(value(await as(browser, () => getExamQuestion(told))).answered).toBeNull()
    const { again } = value(await as(browser, () => getExamResult({ examId: first })))
    const asked = await itemsOf(second)
    expect(again.filter((fresh) => asked.includes(fresh))).toEqual([])
  })

  test('handed in and waiting for the others it says nothing yet; when time is over it does', async () => {
    const now = Date.UTC(2026, 10, 22, 9)
    setClock(now)
    const browser = newBrowser()
    const examId = await begin(browser, { scores: 'closing' })
    const [itemId = ''] = await itemsOf(examId)
    value(await handIn(browser, examId))
    expect(await onItsPage(browser, itemId)).toEqual(OPEN)
    const wish = { lessons: ['legame'], rules: [], count: 40, format: 'gift', series: 1 }
    const file = value(await as(browser, () => exportQuestions(wish)))
    const text = await as(browser, async () => {
      let all = ''
      for await (const piece of file.pieces) all += piece
      return all
    })
    expect(text).toContain('legame.v1.')
    expect(text).not.toMatch(new RegExp(`${itemId.replaceAll('.', '\\.')}(?!\\d)`))
    setClock(now + 10 * MINUTE + GRACE + 1)
    expect((await onItsPage(browser, itemId)).ok).toBe(true)
  })
})

test('the question of a diagnostic that goes on answers nowhere else', async () => {
  const browser = newBrowser()
  const { id } = value(await as(browser, () => startDiagnostic()))
  const itemId = await itemAt(id, 1)
  expect(await onItsPage(browser, itemId)).toEqual(OPEN)
  expect((await as(browser, () => getDiagnosticQuestion({ id }))).ok).toBe(true)
})

describe('an assigned practice', () => {
  const assigned = async (n = 1) => {
    const { teacher, courseId, students } = await classOf(1)
    const [student] = students as [Somebody]
    const begun: string[] = []
    const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
    const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
    for (let i = 0; i < n; i++) {
      const { assignmentId } = value(
        await as(teacher.browser, () => makeAssignment({ courseId, title: `Legame ${i}`, task, ...times })),
      )
      const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
      begun.push(path.slice('/quiz/'.length))
    }
    return { browser: student.browser, begun: begun as [string, ...string[]] }
  }

  test('is named by places alone, and answers nowhere else until it is answered there', async () => {
    const { browser, begun } = await assigned()
    const [quizId] = begun
    const itemId = await itemAt(quizId, 1)
    const { question } = value(await as(browser, () => getQuestion({ quizId, position: 1 })))
    expect(question).not.toHaveProperty('itemId')
    const before = value(await as(browser, () => getResult({ quizId })))
    expect(before.questions.map((each) => each.itemId)).toEqual([null, null])
    expect(await onItsPage(browser, itemId)).toEqual(OPEN)
    expect(await as(browser, () => continuePoint({ quizId, position: 1 }))).toEqual({ ok: false, error: 'not-found' })
    await answer(browser, quizId, 1)
    expect((await onItsPage(browser, itemId)).ok).toBe(true)
    expect(value(await as(browser, () => getResult({ quizId }))).questions.map((q) => q.itemId)).toEqual([itemId, null])
    expect((await as(browser, () => continuePoint({ quizId, position: 1 }))).ok).toBe(true)
  })

  test('does not wait for another that asks the same, and waits for an exam that does', async () => {
    const { browser, begun } = await assigned(2)
    const [first, second = ''] = begun
    const itemId = await itemAt(first, 1)
    await put(second, 3, itemId)
    expect((await as(browser, () => getQuestion({ quizId: second, position: 3 }))).ok).toBe(true)
    const examId = await begin(browser)
    await put(examId, 4, itemId)
    expect(await as(browser, () => getQuestion({ quizId: second, position: 3 }))).toEqual(OPEN)
    value(await handIn(browser, examId))
    await answer(browser, second, 3)
    await answer(browser, first, 1)
  })
})
