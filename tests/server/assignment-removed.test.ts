import './next'
import { getAnswers } from '#lib/server/courses/answers'
import { getAssignment, getAssignments, makeAssignment, removeAssignment } from '#lib/server/courses/assignments'
import { getAttempt } from '#lib/server/courses/attempt'
import { getAttended, getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getGradebook } from '#lib/server/courses/gradebook'
import { markQuestion } from '#lib/server/courses/hand-marks'
import { getReport } from '#lib/server/courses/report/report'
import { romeTime } from '#lib/server/courses/rome'
import { getWork } from '#lib/server/courses/student-work'
import { getToday } from '#lib/server/courses/today'
import { getResult } from '#lib/server/quiz/get-result'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, setClock, value } from './play'

// An assignment that its instructors take away, and put back.

const now = Date.UTC(2026, 10, 24, 9)
const dueAt = romeTime(now + 3_600_000)
const code = (error: string) => ({ ok: false, error })

beforeEach(() => setClock(now))

async function assigned() {
  const { teacher, courseId, students } = await classOf(1)
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const make = { courseId, title: 'Legame', task, opensAt: '', dueAt, closesAt: '', attempts: 2 }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const [student] = students as [Somebody]
  const begin = () => as(student.browser, () => beginAssignment({ assignmentId }))
  const take = (who: Somebody, back = false) =>
    as(who.browser, () => removeAssignment({ courseId, assignmentId, back }))
  return { teacher, courseId, student, assignmentId, begin, take }
}

/** Begins and answers all of it. */
async function does(
  begin: () => ReturnType<typeof beginAssignment>,
  who: Somebody,
  how: readonly ('right' | 'wrong')[],
) {
  const quizId = /^\/quiz\/([0-9a-f-]{36})/.exec(value(await begin()).path)?.[1] ?? ''
  for (const [n, each] of how.entries()) await answer(who.browser, quizId, n + 1, each)
  return quizId
}

test('an assignment that is taken away is nowhere, and leaves what was done to those who did it', async () => {
  const { teacher, courseId, assignmentId, student, begin, take } = await assigned()
  const quizId = await does(begin, student, ['right', 'right'])
  value(await take(teacher))
  const { assignments, removed } = value(await as(teacher.browser, () => getAssignments({ courseId })))
  expect(assignments).toEqual([])
  expect(removed).toEqual([{ id: assignmentId, title: 'Legame', removedAt: now }])
  const taught = (use: () => Promise<unknown>) => as(teacher.browser, use)
  const of = { courseId, userId: student.id }
  expect(await taught(() => getAssignment({ courseId, assignmentId }))).toEqual(code('not-found'))
  expect(await taught(() => getAttempt({ ...of, quizId }))).toEqual(code('not-found'))
  expect(await taught(() => getWork({ ...of, assignmentId }))).toEqual(code('not-found'))
  expect(await taught(() => getAnswers({ courseId, assignmentId }))).toEqual(code('not-found'))
  expect(value(await as(teacher.browser, () => getGradebook({ courseId }))).columns).toEqual([])
  expect(value(await as(teacher.browser, () => getToday({ courseId }))).assignments).toEqual([])
  expect(value(await as(teacher.browser, () => getReport({ courseId }))).templates).toEqual([])
  expect(value(await as(student.browser, () => getAttended({ courseId }))).duties).toEqual([])
  expect(await as(student.browser, () => getDuty({ courseId, assignmentId }))).toEqual(code('not-found'))
  expect(await begin()).toEqual(code('not-found'))
  const rows = await sql(
    'SELECT 1 FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1',
    quizId,
  )
  expect(rows).toHaveLength(2)
})

test('put back, it is as it was: attempts, marks by hand and their reasons', async () => {
  const { teacher, courseId, assignmentId, student, begin, take } = await assigned()
  const quizId = await does(begin, student, ['right', 'wrong'])
  const of = { courseId, userId: student.id }
  const mark = { ...of, quizId, position: 2, points: 0.5, reason: 'A voce.' }
  value(await as(teacher.browser, () => markQuestion(mark)))
  const seen = async () => ({
    work: value(await as(teacher.browser, () => getWork({ ...of, assignmentId }))),
    attempt: value(await as(teacher.browser, () => getAttempt({ ...of, quizId }))),
    duty: value(await as(student.browser, () => getDuty({ courseId, assignmentId }))),
    own: value(await as(student.browser, () => getResult({ quizId }))),
  })
  const before = await seen()
  expect(before.own.byHand).not.toBeNull()
  // Each of them sent twice.
  for (const back of [false, false, true, true]) value(await take(teacher, back))
  expect(await seen()).toEqual(before)
  expect(value(await as(teacher.browser, () => getAssignments({ courseId }))).removed).toEqual([])
})

test('its marks by hand are not said where it was done', async () => {
  const { teacher, courseId, student, begin, take } = await assigned()
  const quizId = await does(begin, student, ['right', 'wrong'])
  const mark = { courseId, userId: student.id, quizId, position: 2, points: 1, reason: 'A voce.' }
  value(await as(teacher.browser, () => markQuestion(mark)))
  value(await take(teacher))
  expect(value(await as(student.browser, () => getResult({ quizId }))).byHand).toBeNull()
})

test('nobody else takes it away or puts it back', async () => {
  const { student, take } = await assigned()
  for (const back of [false, true]) expect((await take(student, back)).ok).toBe(false)
})
