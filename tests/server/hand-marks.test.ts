import './next'
import Papa from 'papaparse'
import { database } from '#lib/db/client'
import { PERSONAL, rowsOf } from '#lib/db/personal'
import { deleteAccount } from '#lib/server/account/delete-account'
import { getAssignment, makeAssignment } from '#lib/server/courses/assignments'
import { getAttempt, getAttemptQuestion } from '#lib/server/courses/attempt'
import { getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { exportAnswers } from '#lib/server/courses/export-answers'
import { getGradebook } from '#lib/server/courses/gradebook'
import { markQuestion, unmarkQuestion } from '#lib/server/courses/hand-marks'
import { setMember } from '#lib/server/courses/members'
import { getWork } from '#lib/server/courses/student-work'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { submitExam } from '#lib/server/exam/submit-exam'
import { getResult } from '#lib/server/quiz/get-result'
import { sayCell, sayRun } from '../../app/(aula)/formatore/corsi/[id]/registro/say-cell'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, PASSWORD, value } from './play'

// One question of a student is worth something else by hand: beside what was computed, with why, and never over it.

const free = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
type Task = Parameters<typeof makeAssignment>[0]['task']
const practice: Task = { type: 'esercizio', rules: [], lessons: [], template: 'legame', length: 2 }
const examOf = (scores: 'end' | 'closing' | 'never'): Task => ({
  type: 'su-misura',
  custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores },
})
const notFound = { ok: false, error: 'not-found' }

async function begun(task: Task = practice) {
  const { teacher, courseId, students } = await classOf(2)
  const [student, other] = students as [Somebody, Somebody]
  const make = { courseId, title: 'Legame', task, ...free }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
  const quizId = path.split(/[/?]/)[2] ?? ''
  const which = { courseId, userId: student.id, quizId, position: 1 }
  const mark = (points: number, more: Partial<Parameters<typeof markQuestion>[0]> = {}, who = teacher) =>
    as(who.browser, () => markQuestion({ ...which, points, reason: 'L’ha spiegato a voce.', ...more }))
  const back = (who = teacher) => as(who.browser, () => unmarkQuestion(which))
  const cell = async () => {
    const { lines } = value(await as(teacher.browser, () => getGradebook({ courseId })))
    const line = lines.find(({ userId }) => userId === student.id)
    return { ...line?.cells[0], sum: `${line?.sum.points}/${line?.sum.outOf}` }
  }
  return { teacher, courseId, student, other, assignmentId, quizId, which, mark, back, cell }
}

const does = async ({ student, quizId }: Awaited<ReturnType<typeof begun>>) => {
  await answer(student.browser, quizId, 1, 'wrong')
  await answer(student.browser, quizId, 2, 'right')
}

const rows = (quizId: string) =>
  sql<{ points: number; ended: boolean }>(
    `SELECT m.points, m."endedAt" IS NOT NULL AS ended FROM "HandMark" m JOIN "QuizItem" i ON i.id = m."quizItemId"
     WHERE i."quizId" = $1 ORDER BY m."createdAt", m.id`,
    quizId,
  )

test('what was computed stays, and what is given beside it counts, everywhere where marks are read', async () => {
  const made = await begun()
  const { teacher, courseId, student, assignmentId, quizId, which, mark, cell } = made
  await does(made)
  value(await mark(0.5))
  expect(await cell()).toMatchObject({
    computed: { points: 1, outOf: 2 },
    counted: { points: 1.5, outOf: 2, leftOut: 0, byHand: 1 },
    sum: '1.5/2',
  })
  const attempt = value(await as(teacher.browser, () => getAttempt(which)))
  expect(attempt).toMatchObject({ right: 1, total: 2, counted: { right: 1.5, total: 2 } })
  expect(attempt.lines.map(({ mark, byHand }) => [mark, byHand?.points ?? null])).toEqual([
    ['wrong', 0.5],
    ['right', null],
  ])
  const question = value(await as(teacher.browser, () => getAttemptQuestion(which)))
  expect(question.told?.verdict.right).toBe(false)
  expect(question.marked).toMatchObject({ computed: 0, given: [{ points: 0.5, by: teacher.email, ended: null }] })
  // The student reads it where the answer is told, and in what the assignment came to.
  const result = value(await as(student.browser, () => getResult({ quizId })))
  expect(result.quiz.right).toBe(1)
  expect(result.byHand).toEqual({
    questions: [{ position: 1, points: 0.5, reason: 'L’ha spiegato a voce.' }],
    rest: { points: 1.5, outOf: 2 },
  })
  const { duty } = value(await as(student.browser, () => getDuty({ courseId, assignmentId })))
  expect(duty.best).toEqual({ right: 1.5, total: 2, byHand: 1 })
  let file = ''
  const { pieces } = value(await as(teacher.browser, () => exportAnswers({ courseId, assignmentId })))
  for await (const piece of pieces) file += piece
  const { data } = Papa.parse<Record<string, string>>(file.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })
  expect(data.map((row) => [row.Esito, row['Punti a mano'], row['Motivo del voto']])).toEqual([
    ['sbagliata', '0,5', 'L’ha spiegato a voce.'],
    ['giusta', '', ''],
  ])
})

test('how the marks of an assignment lie is told with them, over all who have one; reading has none', async () => {
  const made = await begun()
  const { teacher, courseId, assignmentId } = made
  const marks = async (id: string) =>
    value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId: id }))).marks
  expect(await marks(assignmentId)).toBeNull()
  await does(made)
  value(await made.mark(0.5))
  expect(await marks(assignmentId)).toEqual({ people: 1, median: 0.75, tenths: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0] })
  const reading = { courseId, title: 'Da leggere', task: { type: 'lezioni' as const, lessons: ['danno'] }, ...free }
  const { assignmentId: other } = value(await as(teacher.browser, () => makeAssignment(reading)))
  expect(await marks(other)).toBeNull()
})

test('sent twice at once it is one; another takes its place, and taken back it is none: all stays written', async () => {
  const made = await begun()
  const { quizId, mark, back, cell } = made
  await does(made)
  for (const each of await Promise.all([mark(0.5), mark(0.5), mark(0.5)])) value(each)
  expect(await rows(quizId)).toEqual([{ points: 0.5, ended: false }])
  value(await mark(1))
  value(await back())
  value(await back())
  expect(await rows(quizId)).toEqual([
    { points: 0.5, ended: true },
    { points: 1, ended: true },
  ])
  expect(await cell()).toMatchObject({ counted: null, sum: '1/2' })
})

test('a right answer may be worth less; a mark of the whole assignment comes before', async () => {
  const made = await begun()
  await does(made)
  value(await made.mark(0, { position: 2 }))
  expect(await made.cell()).toMatchObject({ computed: { points: 1 }, counted: { points: 0 }, sum: '0/2' })
})

test('the time that it is in says the same as its cell, beside what was computed', async () => {
  const made = await begun()
  const { teacher, courseId, student, assignmentId } = made
  await does(made)
  const said = async () => {
    const { cell, runs } = value(
      await as(teacher.browser, () => getWork({ courseId, userId: student.id, assignmentId })),
    )
    return [sayCell(cell), ...runs.map(sayRun)]
  }
  expect(await said()).toEqual(['1 su 2', '1 su 2'])
  value(await made.mark(0.5))
  const both = '1,5 su 2, 1 domanda valutata a mano, calcolato 1 su 2'
  expect(await said()).toEqual([both, both])
})

test('of a question that counts for nobody the mark does not count either', async () => {
  const made = await begun()
  await does(made)
  value(await made.mark(1))
  await sql(
    `INSERT INTO "LeftOutQuestion" (id, "assignmentId", template, "itemId", reason, "createdAt")
     SELECT gen_random_uuid(), $1::uuid, template, "itemId", 'ambigua', now() FROM "QuizItem" WHERE "quizId" = $2::uuid AND position = 1`,
    made.assignmentId,
    made.quizId,
  )
  expect(await made.cell()).toMatchObject({ counted: { points: 1, outOf: 1, leftOut: 1 }, sum: '1/1' })
  expect(value(await as(made.student.browser, () => getResult({ quizId: made.quizId }))).byHand).toBeNull()
})

test.each([-0.25, 1.25, 0.3, Number.NaN])('%p is no mark', async (points) => {
  const made = await begun()
  await does(made)
  expect(await made.mark(points)).toMatchObject({ ok: false })
  expect(await rows(made.quizId)).toEqual([])
})

test('it says why, and is of a question that has its answer, of a student of this course', async () => {
  const made = await begun()
  const { teacher, courseId, student, other, mark } = made
  expect(await mark(1)).toEqual(notFound)
  await does(made)
  expect(await mark(1, { reason: '  ' })).toEqual({ ok: false, error: 'exception-reason' })
  expect(await mark(1, { userId: other.id })).toEqual(notFound)
  expect(await mark(1, { position: 3 })).toEqual(notFound)
  expect(await mark(1, { courseId: (await begun()).courseId })).toEqual(notFound)
  expect(await mark(1, {}, student)).toEqual({ ok: false, error: 'not-allowed' })
  value(await as(teacher.browser, () => setMember({ courseId, userId: student.id, removed: true })))
  expect(await mark(1)).toEqual(notFound)
})

test('of an exam there is none while it goes on; whoever took it reads of it with the score, and never before', async () => {
  const made = await begun(examOf('never'))
  const { student, quizId, mark, cell } = made
  expect(await mark(1)).toEqual(notFound)
  value(await as(student.browser, () => submitExam({ examId: quizId })))
  value(await mark(1))
  expect(await cell()).toMatchObject({ computed: { points: 0, outOf: 3 }, counted: { points: 1, outOf: 3 } })
  expect(value(await as(student.browser, () => getExamResult({ examId: quizId }))).byHand).toBeNull()
  const own = PERSONAL.find(({ table }) => table === 'HandMark')
  const read = async () => {
    const found = []
    if (own) for await (const row of rowsOf(database(), own, { userId: student.id, open: new Set() })) found.push(row)
    return found
  }
  expect(await read()).toEqual([])
  const told = await begun(examOf('end'))
  value(await as(told.student.browser, () => submitExam({ examId: told.quizId })))
  value(await told.mark(0.25))
  const { byHand } = value(await as(told.student.browser, () => getExamResult({ examId: told.quizId })))
  expect(byHand).toMatchObject({ questions: [{ position: 1, points: 0.25 }], rest: { points: 0.25, outOf: 3 } })
})

test('when who gave it goes, it stays, without them', async () => {
  const made = await begun()
  const { teacher } = made
  await does(made)
  value(await made.mark(1))
  await sql(`UPDATE "CourseMember" SET role = 'formatore' WHERE "userId" = $1`, made.other.id)
  value(await as(teacher.browser, () => deleteAccount({ current: PASSWORD })))
  expect(await sql('SELECT "byId" FROM "HandMark" WHERE "byId" = $1', teacher.id)).toEqual([])
  expect(await rows(made.quizId)).toEqual([{ points: 1, ended: false }])
})
