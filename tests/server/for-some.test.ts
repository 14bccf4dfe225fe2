import './next'
import { createAssignment } from '#lib/db/assignments'
import { database } from '#lib/db/client'
import { getAssignment, getAssignments } from '#lib/server/courses/assignments'
import { getAttended, getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { copyCourse } from '#lib/server/courses/copy-course'
import { makeException } from '#lib/server/courses/exceptions'
import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { getGradebook } from '#lib/server/courses/gradebook'
import { getStudent, getWork } from '#lib/server/courses/student-work'
import { getToday } from '#lib/server/courses/today'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, joins, type Somebody, somebody } from './class'
import { value } from './play'
import './streams'

// An assignment that is for some people of a course: to the others, and to who joins later, there is none.

/** A class of three of whom the first alone is given something; then a fourth joins. */
async function given() {
  const { teacher, courseId, students } = await classOf(3)
  const [chosen, other] = students as [Somebody, Somebody, Somebody]
  const task = { type: 'esercizio', template: 'legame', length: 2 } as const
  const assignmentId = await createAssignment(database(), courseId, {
    ...{ title: 'Per uno', attempts: null, opensAt: null, dueAt: Date.now() + 86_400_000, closesAt: null },
    ...{ task, at: Date.now(), people: [chosen.id] },
  })
  const late = await somebody()
  await joins(late, teacher, courseId)
  return { teacher, courseId, assignmentId, chosen, other, late }
}

test('those whom it is for have it to do; the others and who joins later never meet it', async () => {
  const { courseId, assignmentId, chosen, other, late } = await given()
  const duties = async (who: Somebody) => value(await as(who.browser, () => getAttended({ courseId }))).duties
  expect(await duties(chosen)).toMatchObject([{ id: assignmentId }])
  for (const who of [other, late]) {
    expect(await duties(who)).toEqual([])
    for (const act of [() => getDuty({ courseId, assignmentId }), () => beginAssignment({ assignmentId })])
      expect(await as<unknown>(who.browser, act)).toEqual({ ok: false, error: 'not-found' })
  }
  value(await as(chosen.browser, () => beginAssignment({ assignmentId })))
})

test('whoever teaches waits for those alone, and finds the others in no figure', async () => {
  const { teacher, courseId, assignmentId, chosen, other } = await given()
  const seen = <T>(work: () => Promise<T>) => as(teacher.browser, work)
  expect(value(await seen(() => getAssignments({ courseId }))).assignments).toMatchObject([
    { id: assignmentId, progress: { done: 0, of: 1 } },
  ])
  const page = value(await seen(() => getAssignment({ courseId, assignmentId })))
  expect(page).toMatchObject({ of: 1, students: [{ userId: chosen.id }] })
  expect(value(await seen(() => getToday({ courseId }))).due).toMatchObject([
    { of: 1, begun: 0, missing: [{ userId: chosen.id }] },
  ])
  const book = value(await seen(() => getGradebook({ courseId })))
  const line = (userId: string) => book.lines.find((each) => each.userId === userId)
  expect(line(chosen.id)).toMatchObject({ cells: [{ state: 'todo' }], sum: { todo: 1 } })
  expect(line(other.id)).toMatchObject({ cells: [{ state: 'others' }], sum: { todo: 0, excused: 0, overdue: 0 } })
  const file = value(await seen(() => exportGradebook({ courseId, format: 'csv' })))
  let text = ''
  for await (const piece of file.pieces) text += piece
  expect(text.match(/non assegnato/g)).toHaveLength(3)
  expect(value(await seen(() => getStudent({ courseId, userId: other.id }))).work).toEqual([])
  const userId = other.id
  const mark = { kind: 'mark' as const, points: 1, outOf: 1 }
  for (const act of [
    () => getWork({ courseId, userId, assignmentId }),
    () => makeException({ courseId, userId, assignmentId, exception: mark, reason: 'Prova' }),
  ])
    expect(await as<unknown>(teacher.browser, act)).toEqual({ ok: false, error: 'not-found' })
})

test('it is not copied into a course of other people, and is for nobody else when its people are gone', async () => {
  const { teacher, courseId, assignmentId, chosen } = await given()
  const made = value(await as(teacher.browser, () => copyCourse({ courseId, title: 'Copia', startsOn: '' })))
  const copied = value(await as(teacher.browser, () => getAssignments({ courseId: made.courseId })))
  expect(copied.assignments).toEqual([])
  await sql('DELETE FROM "AssignmentPerson" WHERE "userId" = $1', chosen.id)
  const page = value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId })))
  expect(page).toMatchObject({ of: 0, students: [] })
})
