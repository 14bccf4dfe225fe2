import './next'
import { getAssignments, makeAssignment } from '#lib/server/courses/assignments'
import { getAttended } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { extend, makeException } from '#lib/server/courses/exceptions'
import { getGradebook } from '#lib/server/courses/gradebook'
import { setMember } from '#lib/server/courses/members'
import { getToday } from '#lib/server/courses/today'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, joins, type Somebody, somebody } from './class'
import { answer, setClock, value } from './play'
import './streams'

// Of whom something is still expected in a course, as whoever teaches it is told today.

const NOW = Date.parse('2026-11-23T12:00:00Z')
const TASK = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
const NO_TIMES = { opensAt: '', dueAt: '', closesAt: '', attempts: null }

const today = async (who: Somebody, courseId: string) => value(await as(who.browser, () => getToday({ courseId })))

const assign = async (who: Somebody, courseId: string, times: Partial<typeof NO_TIMES>, title: string) =>
  value(await as(who.browser, () => makeAssignment({ courseId, title, task: TASK, ...NO_TIMES, ...times })))
    .assignmentId

const begin = async (who: Somebody, assignmentId: string) =>
  value(await as(who.browser, () => beginAssignment({ assignmentId }))).path.replace('/quiz/', '')

describe('who has not begun what is due', () => {
  test('by name, with the time that is left, whoever has more time too; what has no date comes last, and what is over is not due', async () => {
    setClock(NOW)
    const { teacher, courseId, students } = await classOf(3)
    const [anna, nora, bruno] = students as [Somebody, Somebody, Somebody]
    const soon = await assign(teacher, courseId, { dueAt: '2026-11-24T23:59' }, 'Prova 1')
    await assign(teacher, courseId, { closesAt: '2026-11-22T10:00' }, 'Chiusa')
    await assign(teacher, courseId, { opensAt: '2026-11-25T10:00', dueAt: '2026-11-26T10:00' }, 'Non ancora')
    await assign(teacher, courseId, {}, 'Senza data')
    await begin(anna, soon)
    const to = { courseId, assignmentId: soon, userId: bruno.id }
    value(await as(teacher.browser, () => extend({ ...to, dueAt: '2026-11-30T11:00', closesAt: '', reason: '' })))
    const name = expect.any(String)
    const partly = { done: 0, of: 2, what: 'answers' }
    const unfinished = [
      { userId: anna.id, name, email: anna.email, end: Date.parse('2026-11-24T22:59:00Z'), phase: 'open', partly },
    ]
    const [first, last, ...rest] = (await today(teacher, courseId)).due
    expect(first).toEqual({
      ...{ id: soon, title: 'Prova 1', kind: 'esercizio', begun: 1, of: 3, unfinished },
      missing: [
        { userId: nora.id, name, email: nora.email, end: Date.parse('2026-11-24T22:59:00Z'), phase: 'open' },
        { userId: bruno.id, name, email: bruno.email, end: Date.parse('2026-11-30T10:00:00Z'), phase: 'open' },
      ],
    })
    // Without a date nobody is late, and all three have not begun.
    expect(last).toMatchObject({ title: 'Senza data', begun: 0, of: 3, unfinished: [] })
    expect(last?.missing.map(({ end }) => end)).toEqual([null, null, null])
    expect(rest).toEqual([])
    // Nobody waits for who is excused.
    const reason = 'Era malato.'
    value(await as(teacher.browser, () => makeException({ ...to, exception: { kind: 'excuse' }, reason })))
    expect((await today(teacher, courseId)).due[0]).toMatchObject({ of: 2, missing: [{ userId: nora.id }] })
    // Late, for two weeks; whoever was removed is waited for no longer.
    setClock(NOW + 2 * 86_400_000)
    value(await as(teacher.browser, () => setMember({ courseId, userId: bruno.id, removed: true })))
    const [late] = (await today(teacher, courseId)).due.filter(({ title }) => title === 'Prova 1')
    expect(late?.missing).toEqual([expect.objectContaining({ userId: nora.id, phase: 'late' })])
    setClock(NOW + 30 * 86_400_000)
    expect((await today(teacher, courseId)).due.map(({ title }) => title)).not.toContain('Prova 1')
  })

  test('the most pressing first: what is nearest to its moment, before or after', async () => {
    setClock(NOW)
    const { teacher, courseId } = await classOf(1)
    await assign(teacher, courseId, { dueAt: '2026-11-24T10:00' }, 'Scaduta da poco')
    await assign(teacher, courseId, { dueAt: '2026-11-23T14:00' }, 'Scaduta da molto')
    await assign(teacher, courseId, { dueAt: '2026-11-27T10:00' }, 'Fra due giorni')
    await assign(teacher, courseId, { dueAt: '2026-12-20T10:00' }, 'Fra un mese')
    setClock(Date.parse('2026-11-24T10:00:00Z'))
    const told = (await today(teacher, courseId)).due.map(({ title }) => title)
    expect(told).toEqual(['Scaduta da poco', 'Scaduta da molto', 'Fra due giorni', 'Fra un mese'])
    setClock(Date.parse('2026-11-26T10:00:00Z'))
    expect((await today(teacher, courseId)).due[0]?.title).toBe('Fra due giorni')
  })

  test('who has begun is told of until it is finished, after the end too, for two weeks', async () => {
    setClock(NOW)
    const { teacher, courseId, students } = await classOf(2)
    const [anna, nora] = students as [Somebody, Somebody]
    const closed = await assign(teacher, courseId, { closesAt: '2026-11-24T10:00' }, 'Chiusa')
    const quizId = await begin(anna, closed)
    for (const position of [1, 2]) await answer(anna.browser, quizId, position, 'right')
    await answer(nora.browser, await begin(nora, closed), 1, 'wrong')
    setClock(NOW + 2 * 86_400_000)
    const [due] = (await today(teacher, courseId)).due
    const partly = { done: 1, of: 2, what: 'answers' }
    expect(due).toMatchObject({
      begun: 2,
      of: 2,
      missing: [],
      unfinished: [{ userId: nora.id, phase: 'closed', partly }],
    })
    setClock(NOW + 30 * 86_400_000)
    expect((await today(teacher, courseId)).due).toEqual([])
  })

  test('who has a mark by hand is not waited for, as in the gradebook', async () => {
    setClock(NOW)
    const { teacher, courseId, students } = await classOf(2)
    const [anna, nora] = students as [Somebody, Somebody]
    const assignmentId = await assign(teacher, courseId, { dueAt: '2026-11-24T10:00' }, 'A voce')
    const exception = { kind: 'mark' as const, points: 1, outOf: 2 }
    const to = { courseId, assignmentId, userId: anna.id, exception, reason: 'Ha risposto a voce.' }
    value(await as(teacher.browser, () => makeException(to)))
    expect((await today(teacher, courseId)).due).toMatchObject([{ begun: 1, of: 2, missing: [{ userId: nora.id }] }])
  })

  test('lessons are begun by reading one of their sections', async () => {
    setClock(NOW)
    const { teacher, courseId, students } = await classOf(2)
    const [anna, nora] = students as [Somebody, Somebody]
    const lezioni = { type: 'lezioni' as const, lessons: ['danno'] }
    const made = { courseId, title: 'Leggi', task: lezioni, ...NO_TIMES, dueAt: '2026-11-24T10:00' }
    value(await as(teacher.browser, () => makeAssignment(made)))
    await sql(
      `INSERT INTO "SectionRead" ("userId", lesson, section, "readAt") VALUES ($1, 'danno', 'fonti', now())`,
      anna.id,
    )
    expect((await today(teacher, courseId)).due[0]?.missing.map(({ userId }) => userId)).toEqual([nora.id])
  })
})

test('who came into the course when it was due already is neither late nor waited for; once they have done it, it counts', async () => {
  setClock(NOW)
  const { teacher, courseId, students } = await classOf(1)
  const [early] = students as [Somebody]
  const assignmentId = await assign(teacher, courseId, { dueAt: '2026-11-24T10:00' }, 'Prova 1')
  setClock(NOW + 2 * 86_400_000)
  const newcomer = await somebody()
  await joins(newcomer, teacher, courseId)
  const [due] = (await today(teacher, courseId)).due
  expect(due).toMatchObject({ of: 1, missing: [{ userId: early.id, phase: 'late' }] })
  const cellOf = async ({ id }: Somebody) =>
    value(await as(teacher.browser, () => getGradebook({ courseId }))).lines.find(({ userId }) => userId === id)
  expect(await cellOf(early)).toMatchObject({ cells: [{ state: 'overdue' }], sum: { overdue: 1 } })
  expect(await cellOf(newcomer)).toMatchObject({ cells: [{ state: 'after' }], sum: { overdue: 0, todo: 0 } })
  const progress = async () =>
    value(await as(teacher.browser, () => getAssignments({ courseId }))).assignments[0]?.progress
  expect(await progress()).toEqual({ done: 0, of: 1 })
  const { duties } = value(await as(newcomer.browser, () => getAttended({ courseId })))
  expect(duties).toMatchObject([{ phase: 'open', dueAt: null }])
  const quizId = await begin(newcomer, assignmentId)
  for (const position of [1, 2]) await answer(newcomer.browser, quizId, position, 'right')
  expect(await cellOf(newcomer)).toMatchObject({ cells: [{ state: 'done', late: false }], sum: { done: 1, late: 0 } })
  expect(await progress()).toEqual({ done: 1, of: 2 })
})
