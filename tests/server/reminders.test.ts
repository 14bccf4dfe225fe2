import './request'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { getDiagnosticQuestion } from '#lib/server/diagnostic/get-question'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { bank } from '#lib/server/ports'
import { getQuestion } from '#lib/server/quiz/get-question'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { somebody } from './class'
import { join, lead, listenAs, lobby } from './classroom-play'
import { value } from './play'
import './streams'

// What a keyword does is often the answer: it is said in practice and with the verdict, and nowhere before.

/** A template with keywords on its table. */
const template = 'first-strike-duel'

/** Everything that is said of the keywords of an item. */
function remindersOf(itemId: string): readonly string[] {
  const item = bank.instantiate(itemId)
  if (!item.ok) throw new Error(`no such item: ${itemId}`)
  return bank.question(bank.toPublic(item.value), 's').keywords.flatMap(({ text }) => text ?? [])
}

const itemsOf = (quizId: string) =>
  sql<{ itemId: string; position: number }>(
    'SELECT "itemId", position FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
    quizId,
  )

/** Asserts that a text holds none of the reminders of some items, which have some. */
function saysNone(text: string, reminders: readonly string[]): void {
  expect(reminders.length).toBeGreaterThan(0)
  for (const reminder of reminders) expect([reminder, text.includes(reminder)]).toEqual([reminder, false])
}

test('practice says what the keywords of a question do', async () => {
  const browser = newBrowser()
  const { quizId } = value(await as(browser, () => startQuiz({ template, length: 1 })))
  const [item] = await itemsOf(quizId)
  const { question } = value(await as(browser, () => getQuestion({ quizId, position: 1 })))
  expect(question.keywords.map(({ text }) => text)).toEqual(remindersOf(item?.itemId ?? ''))
  expect(question.keywords.length).toBeGreaterThan(0)
})

test('an exam names the keywords and says what they do only with the verdict', async () => {
  const browser = newBrowser()
  const { examId } = value(await as(browser, () => startExam({ blueprint: 'l2' })))
  const items = await itemsOf(examId)
  const sent = async () => {
    const pages = items.map(({ position }) => as(browser, () => getExamQuestion({ examId, position })))
    return (await Promise.all(pages)).map(value)
  }
  const reminders = items.flatMap(({ itemId }) => remindersOf(itemId))
  const open = await sent()
  saysNone(JSON.stringify(open), reminders)
  expect(open.flatMap(({ question }) => question.keywords)).toHaveLength(reminders.length)
  value(await as(browser, () => submitExam({ examId })))
  const told = JSON.stringify(await sent())
  for (const reminder of reminders) expect(told).toContain(reminder)
})

test('a diagnostic says nothing of them', async () => {
  const reminders = new Set<string>()
  let sent = ''
  for (let tries = 0; tries < 20 && reminders.size === 0; tries++) {
    const browser = newBrowser()
    const { id } = value(await as(browser, () => startDiagnostic()))
    sent = JSON.stringify(value(await as(browser, () => getDiagnosticQuestion({ id }))))
    for (const { itemId } of await itemsOf(id)) for (const reminder of remindersOf(itemId)) reminders.add(reminder)
  }
  saysNone(sent, [...reminders])
})

test('paper says nothing of them', async () => {
  const { browser } = await somebody('formatore')
  const { deckId } = value(await as(browser, () => makeDeck({ title: 'Prova' })))
  value(await as(browser, () => addQuestions({ deckId, template, count: 2 })))
  const { sheetId } = value(await as(browser, () => makeSheet({ deckId, variants: 2, others: 'like' })))
  const items = await sql<{ itemId: string }>('SELECT "itemId" FROM "SheetItem" WHERE "sheetId" = $1', sheetId)
  const { variants } = value(await as(browser, () => getSheet({ sheetId })))
  const printed = variants.flatMap(({ questions }) => questions.map(({ question }) => question))
  saysNone(
    JSON.stringify(printed),
    items.flatMap(({ itemId }) => remindersOf(itemId)),
  )
})

test('a live session says what they do when the answer is revealed, to whoever plays and on the wall', async () => {
  const lesson = await lobby({ template, length: 1 })
  const player = await listenAs(lesson, await join(lesson, 'Anna'))
  const wall = await listenAs(lesson, lesson.teacher, 'projector')
  const [item] = await sql<{ itemId: string }>('SELECT "itemId" FROM "ClassQuestion" WHERE "sessionId" = $1', lesson.id)
  const reminders = remindersOf(item?.itemId ?? '')
  await lead(lesson, 'start', 'open', 'close')
  for (const ear of [player, wall]) {
    await ear.until(({ data }) => data.phase === 'closed')
    saysNone(JSON.stringify(ear.heard), reminders)
  }
  await lead(lesson, 'reveal')
  for (const ear of [player, wall]) {
    const { data } = await ear.until((message) => message.data.phase === 'revealed')
    expect(data.answer?.keywords.map(({ text }) => text)).toEqual(reminders)
  }
})
