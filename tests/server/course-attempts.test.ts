import './next'
import Papa from 'papaparse'
import { getAnswers } from '#lib/server/courses/answers'
import { makeAssignment } from '#lib/server/courses/assignments'
import { getAttempt, getAttemptQuestion } from '#lib/server/courses/attempt'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { exportAnswers } from '#lib/server/courses/export-answers'
import { setMember } from '#lib/server/courses/members'
import { getReport } from '#lib/server/courses/report/report'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { saveChoice } from '#lib/server/exam/save-choice'
import { sql } from '../setup/sql'
import { rightAnswer } from './bank'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, newKey, start, value } from './play'

// An attempt of a student, opened by who teaches the course: as it was frozen, with its verdicts, and nothing that is not of the course.

const free = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
const notFound = { ok: false, error: 'not-found' }
type Task = Parameters<typeof makeAssignment>[0]['task']
const practice: Task = { type: 'esercizio', rules: [], lessons: [], template: 'legame', length: 2 }

async function begun(task: Task = practice) {
  const { teacher, courseId, students } = await classOf(2)
  const [student, other] = students as [Somebody, Somebody]
  const make = { courseId, title: 'Legame', task, ...free }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
  const quizId = path.split(/[/?]/)[2] ?? ''
  const which = { courseId, userId: student.id, quizId }
  const open = (more = {}, who = teacher) => as(who.browser, () => getAttempt({ ...which, ...more }))
  const look = (position: number, more = {}) =>
    as(teacher.browser, () => getAttemptQuestion({ ...which, position, ...more }))
  return { teacher, courseId, student, other, assignmentId, quizId, open, look }
}

test('every question has what was answered and what it was worth, and opens as it was frozen', async () => {
  const { student, quizId, open, look } = await begun()
  await answer(student.browser, quizId, 1, 'wrong')
  const attempt = value(await open())
  expect(attempt).toMatchObject({ finished: false, number: 1, of: 1, column: { title: 'Legame' } })
  expect(attempt.lines.map(({ position, mark }) => [position, mark])).toEqual([
    [1, 'wrong'],
    [2, 'open'],
  ])
  expect(attempt.lines[0]?.beliefs).toHaveLength(1)
  const question = value(await look(1))
  expect(question).toMatchObject({ position: 1, total: 2, before: null, after: 2 })
  expect(question.told?.verdict.right).toBe(false)
  // Whoever reads it is not who answered.
  expect(question.told?.verdict.answered).toMatch(/^Ha risposto /)
  // What comes later into the bank changes nothing of it.
  const [row] = await sql<{ shown: { item: { id: string } } }>(
    'SELECT shown FROM "QuizItem" WHERE "quizId" = $1 AND position = 1',
    quizId,
  )
  expect(row?.shown.item.id).toMatch(/^legame\.v/)
})

test('a question without an answer shows no key', async () => {
  const { look } = await begun()
  const found = value(await look(2))
  expect(found.told).toBeNull()
  expect(Object.keys(found.question)).not.toContain('right')
  expect(await look(3)).toEqual(notFound)
})

test('of an exam that goes on, choices are not seen', async () => {
  const custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores: 'closing' as const }
  const { student, quizId, open } = await begun({ type: 'su-misura', custom })
  const [item] = await sql<{ itemId: string }>(
    'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 AND position = 1',
    quizId,
  )
  const choice = { examId: quizId, position: 1, answer: rightAnswer(item?.itemId ?? ''), idempotencyKey: newKey() }
  value(await as(student.browser, () => saveChoice(choice)))
  expect(value(await open()).lines.map(({ mark }) => mark)).toEqual(['open', 'open', 'open'])
})

test('nothing opens that is not of this course and this student', async () => {
  const { teacher, courseId, student, other, open, look } = await begun()
  const own = await start(student.browser, { template: 'danno', length: 2 })
  await answer(student.browser, own, 1)
  expect(await open({ quizId: own })).toEqual(notFound)
  expect(await look(1, { quizId: own })).toEqual(notFound)
  expect(await open({ userId: other.id })).toEqual(notFound)
  expect(await open({ courseId: (await begun()).courseId })).toEqual(notFound)
  value(await as(teacher.browser, () => setMember({ courseId, userId: student.id, removed: true })))
  expect(await open()).toEqual(notFound)
})

test('every answer to an assignment stands with its question: who chose what', async () => {
  const { teacher, courseId, student, other, assignmentId, quizId } = await begun()
  await answer(student.browser, quizId, 1, 'wrong')
  await answer(student.browser, quizId, 2, 'right')
  const { path } = value(await as(other.browser, () => beginAssignment({ assignmentId })))
  await answer(other.browser, path.replace('/quiz/', ''), 1, 'right')
  const read = async (question?: string) =>
    value(await as(teacher.browser, () => getAnswers({ courseId, assignmentId, ...(question && { question }) })))
  const { chosen: none, lines } = await read()
  expect(none).toBeNull()
  expect(lines).toMatchObject([{ key: 'legame', title: 'legame', answers: 3, right: 2, people: 2 }])
  expect(lines[0]?.versions).toBeGreaterThan(1)
  const { chosen } = await read('legame')
  const all = chosen?.questions.flatMap(({ answers }) => answers ?? []) ?? []
  expect(all).toHaveLength(3)
  const wrong = all.find(({ mark }) => mark === 'wrong')
  expect(wrong).toMatchObject({ userId: student.id, quizId, position: 1, beliefs: [{}] })
  expect(wrong?.said).not.toBe('')
  // How many made each error, and a question as the class had it: with what is right, and who chose what.
  expect(chosen?.errors).toMatchObject([
    { mark: 'right', times: 2, beliefs: [] },
    { mark: 'wrong', times: 1, beliefs: [{}], people: [{ userId: student.id, times: 1, quizId, position: 1 }] },
  ])
  expect(chosen?.example?.headline).toMatch(/giusto/)
  expect(chosen?.example?.counts.map(({ times }) => times)).toHaveLength(3)
  expect((await read('danno')).chosen).toBeNull()
})

test('of a deck every question is a line, by what it asks, and its report has as many', async () => {
  const { teacher, courseId, students } = await classOf(2)
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Mazzo', courseId })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
  const make = { courseId, title: 'Mazzo', task: { type: 'mazzo' as const, deckId }, ...free }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  for (const [n, { browser }] of students.entries()) {
    const { path } = value(await as(browser, () => beginAssignment({ assignmentId })))
    for (const position of [1, 2])
      await answer(browser, path.replace('/quiz/', ''), position, n === 0 ? 'wrong' : 'right')
  }
  const read = (question = '') => as(teacher.browser, () => getAnswers({ courseId, assignmentId, question }))
  const { lines } = value(await read())
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatchObject({ versions: 1, answers: 2, right: 1, people: 2 })
  const { chosen } = value(await read(lines[0]?.key))
  // Everybody had the same: its choices are counted, and the one that nobody made.
  expect(chosen).toMatchObject({ versions: 1, answers: 2, errors: null })
  expect(chosen?.example?.counts.map(({ mark, times }) => [mark, times])).toEqual([
    ['right', 1],
    ['wrong', 1],
    [null, 0],
  ])
  expect(value(await read('legame')).chosen).toMatchObject({ title: 'legame', versions: 2, answers: 4 })
  const report = value(await as(teacher.browser, () => getReport({ courseId, assignmentId })))
  expect(report.templates.map(({ key }) => key).sort()).toEqual(lines.map(({ key }) => key).sort())
  for (const line of report.templates) expect(line).toMatchObject({ versions: 1, n: 2, answeredIn: assignmentId })
})

test('as a file every question of every time is a line: what was answered, what is right, what counts', async () => {
  const { teacher, courseId, student, other, assignmentId, quizId } = await begun()
  await sql(
    'UPDATE "User" SET name = CASE id WHEN $1::uuid THEN $3 ELSE $4 END WHERE id IN ($1::uuid, $2::uuid)',
    student.id,
    other.id,
    '=1+1',
    'Zoe',
  )
  await answer(student.browser, quizId, 1, 'wrong')
  await answer(student.browser, quizId, 2, 'right')
  const { path } = value(await as(other.browser, () => beginAssignment({ assignmentId })))
  await answer(other.browser, path.replace('/quiz/', ''), 1, 'right')
  await sql(
    `INSERT INTO "LeftOutQuestion" (id, "assignmentId", template, "itemId", reason, "createdAt")
     SELECT gen_random_uuid(), $1::uuid, template, "itemId", 'ambigua', now() FROM "QuizItem" WHERE "quizId" = $2::uuid AND position = 2`,
    assignmentId,
    quizId,
  )
  const file = value(await as(teacher.browser, () => exportAnswers({ courseId, assignmentId })))
  expect(file.name).toMatch(/^risposte-arbitri-2026-\d{4}-\d\d-\d\d\.csv$/)
  let text = ''
  for await (const piece of file.pieces) text += piece
  const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })
  expect(data.map((row) => [row.Persona, row.Tentativo, row.Stato, row.Domanda, row.Esito])).toEqual([
    ["'=1+1", '1', 'finito', '1', 'sbagliata'],
    ["'=1+1", '1', 'finito', '2', 'giusta'],
    ['Zoe', '1', 'in corso', '1', 'giusta'],
    ['Zoe', '1', 'in corso', '2', 'senza risposta'],
  ])
  const [wrong, right, , open] = data
  expect(wrong?.Errori).not.toBe('')
  expect([wrong?.Risposta, wrong?.['Risposta giusta']]).not.toContain('')
  expect(wrong?.Quando).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect([right?.Errori, right?.Conta, wrong?.Conta]).toEqual(['', 'no', 'sì'])
  // Of what nobody answered the key is not in the file either.
  expect([open?.Risposta, open?.['Risposta giusta'], open?.Quando]).toEqual(['', '', ''])
})
