import './next'
import { getAssignment, getAssignments, makeAssignment, removeAssignment } from '#lib/server/courses/assignments'
import { getAttended, getDuty, listAttended } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { archiveCourse } from '#lib/server/courses/change-course'
import { changeAssignment } from '#lib/server/courses/decided/change-assignment'
import { extend } from '#lib/server/courses/exceptions'
import { setMember } from '#lib/server/courses/members'
import { romeTime } from '#lib/server/courses/rome'
import { addQuestions } from '#lib/server/deck/add-questions'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { listExams } from '#lib/server/exam/list-exams'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { keepReading } from '#lib/server/reading/keep-reading'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody, somebody } from './class'
import { answer, setClock, value } from './play'

type Made = Parameters<typeof makeAssignment>[0]

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 24, 9)
const at = (hours: number): string => romeTime(now + hours * HOUR)
const free = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
const practice: Made['task'] = { type: 'esercizio', rules: [], lessons: [], template: 'legame', length: 2 }
const exam = (scores: 'end' | 'closing' | 'never'): Made['task'] => ({
  type: 'su-misura',
  custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores },
})
const code = (error: string) => ({ ok: false, error })

beforeEach(() => setClock(now))

async function assigned(more: Partial<Made> = {}, students = 1) {
  const made = await classOf(students)
  const { teacher, courseId } = made
  const make = { courseId, title: 'Legame', task: practice, ...free, ...more }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const [student] = made.students as [Somebody]
  const begin = (who = student) => as(who.browser, () => beginAssignment({ assignmentId }))
  const seen = async (who = student) => value(await as(who.browser, () => getDuty({ courseId, assignmentId }))).duty
  const given = async () => value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId }))).students
  return { ...made, student, assignmentId, begin, seen, given }
}

const idIn = (path: string): string => /^\/(?:quiz|esame)\/([0-9a-f-]{36})/.exec(path)?.[1] ?? ''

/** Begins and answers all of it. */
async function does(
  begin: () => ReturnType<typeof beginAssignment>,
  who: Somebody,
  how: readonly ('right' | 'wrong')[],
) {
  const quizId = idIn(value(await begin()).path)
  for (const [n, each] of how.entries()) await answer(who.browser, quizId, n + 1, each)
  return quizId
}

test('a practice is begun without asking anybody, and its result is seen by student and instructor', async () => {
  const { student, begin, seen, given } = await assigned()
  expect(await seen()).toMatchObject({ state: 'todo', phase: 'open', begun: 0, goOn: null, finished: [] })
  const quizId = await does(begin, student, ['right'])
  expect(await seen()).toMatchObject({ state: 'begun', goOn: `/quiz/${quizId}` })
  await answer(student.browser, quizId, 2, 'wrong')
  expect(await seen()).toMatchObject({ state: 'done', best: { right: 1, total: 2 }, done: true })
  // There it is read again.
  const [run] = (await seen()).finished
  expect(run).toEqual({ href: `/quiz/${quizId}/risultato`, at: expect.any(Number), score: { right: 1, total: 2 } })
  expect(await given()).toMatchObject([{ cell: { state: 'done', computed: { points: 1, outOf: 2 }, begun: 1 } }])
})

test('what was begun and is not finished is gone on with; of two that ask at once there is one', async () => {
  const { begin, seen } = await assigned({ attempts: 1 })
  const done = await Promise.all([begin(), begin(), begin()])
  expect(new Set(done.map((result) => value(result).path)).size).toBe(1)
  expect((await seen()).begun).toBe(1)
})

test('what was begun is gone on with although there is nothing left to draw', async () => {
  const { begin, teacher, courseId, student } = await assigned()
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Mazzo', courseId })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'danno', count: 1 })))
  const make = { courseId, title: 'Mazzo', task: { type: 'mazzo' as const, deckId }, ...free }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const again = () => as(student.browser, () => beginAssignment({ assignmentId }))
  const { path } = value(await again())
  const [question] = value(await as(teacher.browser, () => getDeck({ deckId }))).questions
  const out = { deckId, questionId: question?.id ?? '', back: false }
  value(await as(teacher.browser, () => removeQuestion(out)))
  expect(value(await again()).path).toBe(path)
  await answer(student.browser, idIn(path), 1)
  expect(await again()).toEqual(code('none-left'))
  value(await begin())
})

test('it is begun exactly as often as it may be', async () => {
  const { student, begin, seen } = await assigned({ attempts: 2 })
  await does(begin, student, ['wrong', 'wrong'])
  await does(begin, student, ['right', 'wrong'])
  const again = await Promise.all([begin(), begin()])
  expect(again).toEqual([code('no-attempts'), code('no-attempts')])
  expect(await seen()).toMatchObject({ begun: 2, best: { right: 1, total: 2 } })
})

test('not before it opens and not after it closes, but after it is due', async () => {
  const { begin, seen } = await assigned({ opensAt: at(1), dueAt: at(2), closesAt: at(3) })
  expect(await begin()).toEqual(code('assignment-before'))
  setClock(now + 2.5 * HOUR)
  expect((await seen()).phase).toBe('late')
  value(await begin())
  setClock(now + 3 * HOUR)
  expect(await begin()).toEqual(code('assignment-closed'))
})

test('who has more time has it alone; taken back, it is as for everybody', async () => {
  const { teacher, courseId, students, assignmentId, begin } = await assigned({ closesAt: at(1) }, 2)
  const [student, other] = students as [Somebody, Somebody]
  const give = (closesAt: string, userId = student.id) =>
    as(teacher.browser, () => extend({ courseId, assignmentId, userId, dueAt: '', closesAt }))
  value(await give(at(5)))
  setClock(now + 2 * HOUR)
  value(await begin(student))
  expect(await begin(other)).toEqual(code('assignment-closed'))
  value(await give(''))
  expect(await begin(student)).toEqual(code('assignment-closed'))
  expect(await give(at(5), (await somebody()).id)).toEqual(code('not-found'))
  expect(await give('mai')).toEqual(code('assignment-times'))
})

test('an answer that comes after it is closed does not count for it', async () => {
  const { student, begin, seen } = await assigned({ closesAt: at(1) })
  const quizId = await does(begin, student, ['right'])
  setClock(now + HOUR)
  await answer(student.browser, quizId, 2, 'right')
  expect(await seen()).toMatchObject({ state: 'begun', best: null })
})

describe('an exam', () => {
  const hand = (who: Somebody, examId: string) => as(who.browser, () => submitExam({ examId }))

  test('ends with the assignment where that is sooner', async () => {
    const { begin } = await assigned({ task: exam('end'), closesAt: romeTime(now + 5 * 60_000) })
    const examId = idIn(value(await begin()).path)
    const [row] = await sql<{ deadline: Date }>(
      'SELECT "deadlineAt" AS deadline FROM "Exam" WHERE "quizId" = $1',
      examId,
    )
    expect(row?.deadline.getTime()).toBe(now + 5 * 60_000)
  })

  test('whose time is over is handed in by whoever looks, the instructor too', async () => {
    const { begin, given } = await assigned({ task: exam('end') })
    value(await begin())
    expect(await given()).toMatchObject([{ cell: { state: 'begun' } }])
    setClock(now + HOUR)
    expect(await given()).toMatchObject([{ cell: { state: 'done', computed: { points: 0, outOf: 3 } } }])
  })

  test('tells its score when it closes for everybody, not as one’s own time is over; instructors see it before', async () => {
    const { teacher, courseId, assignmentId, student, begin, seen, given } = await assigned({
      task: exam('closing'),
      closesAt: at(5),
    })
    const examId = idIn(value(await begin()).path)
    value(await hand(student, examId))
    const told = async () => value(await as(student.browser, () => getExamResult({ examId }))).score !== null
    setClock(now + HOUR)
    expect([await told(), (await seen()).waits, (await seen()).best]).toEqual([false, true, null])
    expect(await given()).toMatchObject([{ cell: { computed: { points: 0, outOf: 3 } } }])
    // When it comes is said, on the page of the exam and among what there is to do.
    const says = async () => value(await as(student.browser, () => getExamResult({ examId }))).scoreAt
    expect([await says(), (await seen()).scoreAt]).toEqual([now + 5 * HOUR, now + 5 * HOUR])
    setClock(now + 5.1 * HOUR)
    expect([await says(), (await seen()).scoreAt]).toEqual([null, null])
    expect([await told(), (await seen()).waits]).toEqual([true, false])
    const later = { ...free, title: 'Legame', closesAt: at(9) }
    value(await as(teacher.browser, () => changeAssignment({ courseId, assignmentId, ...later })))
    expect(await told()).toBe(false)
  })

  test('tells no score while somebody has more time, whether it was given before or after', async () => {
    const made = await assigned({ task: exam('closing'), closesAt: at(1) }, 2)
    const { teacher, courseId, students, assignmentId, begin } = made
    const [first, slow] = students as [Somebody, Somebody]
    const give = (closesAt: string) =>
      as(teacher.browser, () => extend({ courseId, assignmentId, userId: slow.id, dueAt: '', closesAt }))
    const examId = idIn(value(await begin(first)).path)
    value(await hand(first, examId))
    const told = async () => value(await as(first.browser, () => getExamResult({ examId }))).score !== null
    value(await give(at(3)))
    setClock(now + 2 * HOUR)
    expect(await told()).toBe(false)
    const slowExam = idIn(value(await begin(slow)).path)
    value(await give(at(4)))
    setClock(now + 3.5 * HOUR)
    expect([await told(), (await as(slow.browser, () => getExamResult({ examId: slowExam }))).ok]).toEqual([
      false,
      true,
    ])
    setClock(now + 4.1 * HOUR)
    expect(await told()).toBe(true)
  })

  test('is not gone on with by who starts one of their own accord', async () => {
    const { student, begin } = await assigned({ task: { type: 'esame', blueprint: 'l1', scores: 'end' } })
    const examId = idIn(value(await begin()).path)
    const listed = value(await as(student.browser, () => listExams({})))
    expect(listed.blueprints.find(({ id }) => id === 'l1')?.open).toBeNull()
    const own = value(await as(student.browser, () => startExam({ blueprint: 'l1' })))
    expect(own.examId).not.toBe(examId)
  })
})

test('a quiz of one’s own accord is not one that was begun for a course', async () => {
  const { student, begin } = await assigned()
  const quizId = idIn(value(await begin()).path)
  const own = value(await as(student.browser, () => startQuiz({ template: 'legame', length: 2 })))
  expect(own.quizId).not.toBe(quizId)
})

test('lessons are read, and count when all their sections are', async () => {
  const { student, begin, seen, given } = await assigned({ task: { type: 'lezioni', lessons: ['danno', 'x'] } })
  expect(await begin()).toEqual(code('not-found'))
  expect(await seen()).toMatchObject({ state: 'todo', lessons: [{ slug: 'danno', read: 0, sections: 1 }] })
  const entries = [{ lesson: 'danno', section: 'fonti', what: 'read' as const, ago: 0 }]
  value(await as(student.browser, () => keepReading({ entries })))
  expect(await seen()).toMatchObject({ state: 'done', done: true })
  expect(await given()).toMatchObject([{ lessons: { read: 1, of: 1 } }])
})

test('what is due first comes next, on the page of the course and among all courses', async () => {
  const { teacher, courseId, student } = await assigned({ dueAt: at(9) })
  const sooner = { courseId, task: practice, ...free, title: 'Prima questo', dueAt: at(2) }
  value(await as(teacher.browser, () => makeAssignment(sooner)))
  const course = value(await as(student.browser, () => getAttended({ courseId })))
  expect(course.next).toMatchObject({ title: 'Prima questo', dueAt: now + 2 * HOUR })
  const { courses } = value(await as(student.browser, () => listAttended()))
  expect(courses).toMatchObject([{ next: { title: 'Prima questo' }, done: 0, of: 2 }])
})

test('nothing is begun by who was removed, nor in a course that was put away', async () => {
  const { teacher, courseId, student, begin } = await assigned()
  const archive = (archived: boolean) => as(teacher.browser, () => archiveCourse({ courseId, archived }))
  value(await archive(true))
  expect(await begin()).toEqual(code('course-archived'))
  value(await archive(false))
  value(await as(teacher.browser, () => setMember({ courseId, userId: student.id, removed: true })))
  expect(await begin()).toEqual(code('not-found'))
})

test.each<[string, Partial<Made>, string]>([
  ['no title', { title: ' ' }, 'course-title'],
  ['times the wrong way round', { opensAt: at(2), dueAt: at(1) }, 'assignment-times'],
  ['a time that is none', { dueAt: '2026-02-30T10:00' }, 'assignment-times'],
  ['no attempt', { attempts: 0 }, 'assignment-attempts'],
  ['no lesson', { task: { type: 'lezioni', lessons: ['x'] } }, 'assignment-empty'],
  [
    'no question',
    { task: { type: 'esercizio', rules: [], lessons: [], template: 'x', length: 3 } },
    'assignment-empty',
  ],
  [
    'a rule without questions',
    { task: { type: 'esercizio', rules: ['119.3', '999.1'], lessons: [], length: 3 } },
    'unknown-rules',
  ],
  ['no such exam', { task: { type: 'esame', blueprint: 'l9', scores: 'end' } }, 'not-found'],
  ['a deck of nobody', { task: { type: 'mazzo', deckId: 'x' } }, 'not-found'],
])('%s is refused, and nothing is made', async (_, changed, error) => {
  const { teacher, courseId } = await classOf(0)
  const made = { courseId, title: 'Legame', task: practice, ...free, ...changed }
  expect(await as(teacher.browser, () => makeAssignment(made))).toEqual(code(error))
  expect(value(await as(teacher.browser, () => getAssignments({ courseId }))).assignments).toEqual([])
})

test('an assignment of another course is none of this one', async () => {
  const { assignmentId } = await assigned()
  const { teacher, courseId } = await classOf(0)
  expect(await as(teacher.browser, () => getAssignment({ courseId, assignmentId }))).toEqual(code('not-found'))
  expect(await as(teacher.browser, () => removeAssignment({ courseId, assignmentId, back: false }))).toEqual(
    code('not-found'),
  )
})
