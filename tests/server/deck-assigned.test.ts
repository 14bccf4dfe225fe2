import './next'
import { getResponses } from '#lib/server/courses/asked/responses'
import { getAssignment, makeAssignment } from '#lib/server/courses/assignments'
import { getAttempts } from '#lib/server/courses/attempts'
import { getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getGradebook } from '#lib/server/courses/gradebook'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { getExam } from '#lib/server/exam/get-exam'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, setClock, value } from './play'

// A deck as an assignment: in an order of one's own, and within a time.

const MINUTE = 60_000
const now = Date.UTC(2026, 10, 24, 9)
type Task = Parameters<typeof makeAssignment>[0]['task']

beforeEach(() => setClock(now))

async function assigned(how: object) {
  const { teacher, courseId, students } = await classOf(6)
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Mazzo', courseId })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'danno', count: 6 })))
  const task = { type: 'mazzo', deckId, ...how } as Task
  const make = { courseId, title: 'Mazzo', task, opensAt: '', dueAt: '', closesAt: '', attempts: 1 }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const begin = async (who: Somebody) => value(await as(who.browser, () => beginAssignment({ assignmentId }))).path
  const asked = async (path: string) =>
    sql<{ itemId: string; seed: string }>(
      'SELECT "itemId", seed FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
      path.split(/[/?]/)[2] ?? '',
    )
  return { teacher, courseId, students, assignmentId, begin, asked }
}

const ids = (items: readonly { readonly itemId: string }[]) => items.map(({ itemId }) => itemId)

test('as it stands, everybody has the same in the same order', async () => {
  const { students, begin, asked } = await assigned({})
  const all = await Promise.all(students.map(async (who) => JSON.stringify(await asked(await begin(who)))))
  expect(new Set(all).size).toBe(1)
})

test('shuffled, everybody has the same questions, in an order of their own', async () => {
  const { students, begin, asked } = await assigned({ shuffle: ['questions'] })
  const all = await Promise.all(students.map(async (who) => asked(await begin(who))))
  expect(new Set(all.map((items) => ids(items).sort().join())).size).toBe(1)
  expect(new Set(all.map((items) => ids(items).join())).size).toBeGreaterThan(1)
})

test('with options shuffled the questions stand as they are, and their seeds are nobody else’s', async () => {
  const { students, begin, asked } = await assigned({ shuffle: ['options'] })
  const all = await Promise.all(students.map(async (who) => asked(await begin(who))))
  expect(new Set(all.map((items) => ids(items).join())).size).toBe(1)
  expect(new Set(all.flatMap((items) => items.map(({ seed }) => seed))).size).toBe(6 * 6)
})

test('with a time it is held as an exam, and handed in when that is over', async () => {
  const timed = { minutes: 10, pass: 60, scores: 'end' }
  const { teacher, courseId, students, assignmentId, begin } = await assigned({ timed, shuffle: ['questions'] })
  const [student] = students as [Somebody]
  const path = await begin(student)
  const examId = /^\/esame\/([0-9a-f-]{36})/.exec(path)?.[1] ?? ''
  const exam = value(await as(student.browser, () => getExam({ examId })))
  expect(exam).toMatchObject({ deadlineAt: now + 10 * MINUTE })
  const seen = value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId })))
  expect(seen).toMatchObject({
    assignment: { kind: 'esame' },
    asks: { kind: 'deck', minutes: 10, shuffle: ['questions'] },
  })
  setClock(now + 20 * MINUTE)
  const [line] = value(await as(teacher.browser, () => getGradebook({ courseId }))).lines.filter(
    ({ userId }) => userId === student.id,
  )
  expect(line?.cells[0]).toMatchObject({ state: 'done', computed: { points: 0, outOf: 6 } })
  expect(value(await as(student.browser, () => getDuty({ courseId, assignmentId }))).duty.done).toBe(true)
})

test('shuffled, attempts are read in the order of the deck, and each mark leads to where that person had it', async () => {
  const { teacher, courseId, students, assignmentId, begin, asked } = await assigned({ shuffle: ['questions'] })
  const paths = await Promise.all(students.slice(0, 2).map(begin))
  const [one] = await Promise.all(paths.map(asked))
  const { rows, questions } = value(await as(teacher.browser, () => getAttempts({ courseId, assignmentId })))
  expect([...(questions ?? [])].sort()).toEqual(ids(one ?? []).sort())
  const row = rows.find(({ quizId }) => paths[0]?.includes(quizId))
  expect(row?.places.map((place) => one?.[place - 1]?.itemId)).toEqual(questions)
  // All answers at one look stand in the same order.
  const [student] = students
  await answer(student?.browser ?? teacher.browser, row?.quizId ?? '', 2, 'wrong')
  const all = value(await as(teacher.browser, () => getResponses({ courseId, assignmentId })))
  expect(all?.questions).toEqual(questions)
  expect(all?.rows).toHaveLength(2)
  const own = all?.rows.find(({ quizId }) => quizId === row?.quizId)
  const at = questions?.indexOf(one?.[1]?.itemId ?? '') ?? -1
  expect(own?.responses[at]).toMatchObject({ position: 2, mark: 'wrong' })
  expect(own?.responses.filter((each) => each !== null)).toHaveLength(1)
})

test('all answers at one look say one answer by one letter, though everybody had the options in another order', async () => {
  const { teacher, courseId, students, assignmentId, begin } = await assigned({ shuffle: ['options'] })
  const some = students.slice(0, 4)
  for (const who of some) await answer(who.browser, (await begin(who)).split(/[/?]/)[2] ?? '', 1, 'right')
  const all = value(await as(teacher.browser, () => getResponses({ courseId, assignmentId })))
  const first = all?.rows.map(({ responses }) => responses[0]) ?? []
  expect(first).toHaveLength(4)
  const letters = first.map((each) => each?.short)
  expect(new Set(letters).size).toBe(1)
  expect(letters[0]).toMatch(/^(?:[A-H]|.{1,8})$/)
})
