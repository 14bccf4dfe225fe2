import './next'
import { pointsOf } from '#lib/courses/index'
import { database } from '#lib/db/client'
import { extend, makeException } from '#lib/server/courses/exceptions'
import { markQuestion } from '#lib/server/courses/hand-marks'
import { setMember } from '#lib/server/courses/members'
import { romeTime } from '#lib/server/courses/rome'
import { mediansIn, pointsIn } from '#lib/server/courses/runs'
import { getStudent, getWork } from '#lib/server/courses/student-work'
import { submitExam } from '#lib/server/exam/submit-exam'
import { keepReading } from '#lib/server/reading/keep-reading'
import { sql } from '../setup/sql'
import { as } from './browser'
import type { Somebody } from './class'
import { gradebookOf, type Made } from './gradebook-of'
import { answer, setClock, start, value } from './play'

// What every student has made of every assignment of a course, for its instructors.

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 24, 9)
const exam: Made['task'] = {
  type: 'su-misura',
  custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores: 'closing' },
}

beforeEach(() => setClock(now))

async function bookOf(...names: readonly string[]) {
  const made = await gradebookOf(...names)
  const { book } = made
  const names_ = async (wish: Parameters<typeof book>[0]) => (await book(wish)).lines.map(({ name }) => name)
  return { ...made, order: names_ }
}

test('every student has a cell for every assignment, and the sum of what gives points', async () => {
  const { students, assign, does, begin, book } = await bookOf('Ada', 'Bice', 'Carla')
  const [ada, bice] = students
  const [first, second] = [await assign({ dueAt: romeTime(now + HOUR) }), await assign({ title: 'Ancora' })]
  await assign({ title: 'Da leggere', task: { type: 'lezioni', lessons: ['danno'] } })
  await does(ada, first, 'right', 'wrong')
  await does(ada, second, 'right', 'right')
  await begin(bice, second)
  const entries = [{ lesson: 'danno', section: 'fonti', what: 'read' as const, ago: 0 }]
  value(await as(ada.browser, () => keepReading({ entries })))
  setClock(now + 2 * HOUR)
  await does(bice, first, 'right', 'right')
  const { columns, lines, found } = await book()
  expect(found).toBe(3)
  expect(columns.map(({ title, kind, counts }) => [title, kind, counts])).toEqual([
    ['Legame', 'esercizio', true],
    ['Ancora', 'esercizio', true],
    ['Da leggere', 'lezioni', false],
  ])
  expect(
    lines.map(({ name, cells }) => [name, cells.map(({ state, late }) => (late ? `${state}, late` : state))]),
  ).toEqual([
    ['Ada', ['done', 'done', 'done']],
    ['Bice', ['done, late', 'begun', 'todo']],
    ['Carla', ['overdue', 'todo', 'todo']],
  ])
  expect(lines[0]?.cells.map(({ computed }) => computed)).toEqual([
    { points: 1, outOf: 2 },
    { points: 2, outOf: 2 },
    { points: 1, outOf: 1 },
  ])
  expect(lines.map(({ sum: { points, outOf, done, overdue } }) => [points, outOf, done, overdue])).toEqual([
    [3, 4, 3, 0],
    [2, 2, 1, 0],
    [0, 0, 0, 1],
  ])
})

test('a mark by hand and an excuse are in the cell, and in the sum', async () => {
  const { teacher, courseId, students, assign, does, book } = await bookOf('Ada')
  const [ada] = students
  const [first, second] = [await assign(), await assign()]
  for (const each of [first, second]) await does(ada, each, 'right', 'wrong')
  const give = (assignmentId: string, exception: Parameters<typeof makeException>[0]['exception']) =>
    as(teacher.browser, () => makeException({ courseId, assignmentId, userId: ada.id, exception, reason: 'x' }))
  value(await give(first, { kind: 'mark', points: 9, outOf: 10 }))
  value(await give(second, { kind: 'excuse' }))
  const [line] = (await book()).lines
  expect(line?.cells).toMatchObject([
    { state: 'done', computed: { points: 1, outOf: 2 }, mark: { points: 9, outOf: 10 } },
    { state: 'excused', computed: { points: 1, outOf: 2 } },
  ])
  expect(line?.sum).toMatchObject({ points: 1.8, outOf: 2, done: 1, excused: 1 })
})

test('an exam whose time is over is handed in by whoever looks; its score is seen before it is told to the student', async () => {
  const { students, assign, begin, book } = await bookOf('Ada', 'Bice')
  const [ada, bice] = students
  const assignmentId = await assign({ task: exam, closesAt: romeTime(now + 5 * HOUR) })
  const examId = await begin(ada, assignmentId)
  await begin(bice, assignmentId)
  value(await as(ada.browser, () => submitExam({ examId })))
  expect((await book()).lines.map(({ cells: [cell] }) => cell?.state)).toEqual(['done', 'begun'])
  setClock(now + HOUR)
  expect((await book()).lines.map(({ cells: [cell] }) => cell?.computed)).toEqual([
    { points: 0, outOf: 3 },
    { points: 0, outOf: 3 },
  ])
})

test('only what was done for the course is there, and only of who is in it', async () => {
  const { teacher, courseId, students, assign, book } = await bookOf('Ada', 'Bice')
  const [ada, bice] = students
  await assign()
  await answer(ada.browser, await start(ada.browser, { template: 'legame', length: 2 }), 1)
  expect((await book()).lines[0]?.cells).toMatchObject([{ state: 'todo', begun: 0 }])
  value(await as(teacher.browser, () => setMember({ courseId, userId: bice.id, removed: true })))
  expect((await book()).lines.map(({ name }) => name)).toEqual(['Ada'])
})

test('people are found by any part of their name, without case and accents', async () => {
  const { order, book } = await bookOf('Nicolò Verdi', 'Anna Verdi', 'Zoe Neri')
  expect(await order({ search: 'VERDI nico' })).toEqual(['Nicolò Verdi'])
  expect(await order({ search: 'verdi' })).toEqual(['Anna Verdi', 'Nicolò Verdi'])
  const { order: called } = await bookOf('Marco D’Angelo', 'Lia Rossi')
  for (const search of ["D'Angelo", 'd’angelo', 'dangelo', 'd angelo'])
    expect(await called({ search })).toEqual(['Marco D’Angelo'])
  expect(await book({ search: 'xyz' })).toMatchObject({ lines: [], found: 0, students: 3, pages: 1 })
})

test('they are in the order of any column, both ways', async () => {
  const { students, assign, does, order } = await bookOf('Ada', 'Bice', 'Carla')
  const [ada, bice, carla] = students
  const [first, second] = [await assign(), await assign()]
  await does(ada, first, 'right', 'wrong')
  await does(carla, first, 'right', 'right')
  await does(bice, second, 'right', 'right')
  await does(ada, second, 'right', 'right')
  expect(await order({ down: true })).toEqual(['Carla', 'Bice', 'Ada'])
  expect(await order({ sort: first })).toEqual(['Bice', 'Ada', 'Carla'])
  expect(await order({ sort: first, down: true })).toEqual(['Carla', 'Ada', 'Bice'])
  expect((await order({ sort: 'totale', down: true }))[0]).toBe('Ada')
  expect(await order({ sort: 'altro' })).toEqual(['Ada', 'Bice', 'Carla'])
})

test('a page holds fifty, and a page that is not there is the last', async () => {
  const { courseId, book } = await bookOf()
  await sql(
    `WITH made AS (INSERT INTO "User" (id, kind, email, name)
       SELECT gen_random_uuid(), 'account', 'p' || n || '-' || $1 || '@esempio.it', 'Persona ' || lpad(n::text, 3, '0')
       FROM generate_series(1, 120) n RETURNING id)
     INSERT INTO "CourseMember" ("courseId", "userId", role, "joinedAt") SELECT $1::uuid, id, 'studente', now() FROM made`,
    courseId,
  )
  const second = await book({ page: 2 })
  expect([second.lines.length, second.lines[0]?.name, second.pages]).toEqual([50, 'Persona 051', 3])
  expect((await book({ page: 9 })).lines.map(({ name }) => name).at(-1)).toBe('Persona 120')
})

test('answers after the end do not count in what a quiz counts of itself, whenever the end is moved', async () => {
  const { teacher, courseId, students, assign, begin, book } = await bookOf('Ada')
  const [ada] = students
  const assignmentId = await assign({ closesAt: romeTime(now + HOUR) })
  const quizId = await begin(ada, assignmentId)
  await answer(ada.browser, quizId, 1, 'right')
  setClock(now + 2 * HOUR)
  await answer(ada.browser, quizId, 2, 'right')
  expect((await book()).lines[0]?.cells).toMatchObject([{ state: 'overdue', computed: null }])
  const target = { courseId, assignmentId, userId: ada.id, dueAt: '' }
  value(await as(teacher.browser, () => extend({ ...target, closesAt: romeTime(now + 3 * HOUR) })))
  expect((await book()).lines[0]?.cells).toMatchObject([{ state: 'done', computed: { points: 2, outOf: 2 } }])
})

test('the page of a student has what they did for the course, each time that they began, and what was decided for them', async () => {
  const { teacher, courseId, students, assign, does } = await bookOf('Ada', 'Bice')
  const [ada, bice] = students
  const assignmentId = await assign()
  await does(ada, assignmentId, 'right', 'wrong')
  await does(ada, assignmentId, 'right', 'right')
  await answer(ada.browser, await start(ada.browser, { template: 'danno', length: 2 }), 1)
  const target = { courseId, userId: ada.id }
  const exception = { kind: 'mark' as const, points: 9, outOf: 10 }
  value(await as(teacher.browser, () => makeException({ ...target, assignmentId, exception, reason: 'A voce.' })))
  const student = value(await as(teacher.browser, () => getStudent(target)))
  expect(student).toMatchObject({
    pupil: { name: 'Ada' },
    sum: { points: 1.8, outOf: 2 },
    work: [{ cell: { begun: 2, mark: { points: 9, outOf: 10 } } }],
  })
  const work = value(await as(teacher.browser, () => getWork({ ...target, assignmentId })))
  expect(work.runs.map(({ computed: { points, outOf }, finished }) => [points, outOf, finished])).toEqual([
    [1, 2, true],
    [2, 2, true],
  ])
  expect(work.given).toMatchObject([{ kind: 'mark', by: teacher.email, at: now, ended: null, reason: 'A voce.' }])
  const other = { courseId, userId: bice.id }
  expect(value(await as(teacher.browser, () => getStudent(other))).work).toMatchObject([{ cell: { begun: 0 } }])
  value(await as(teacher.browser, () => setMember({ ...target, removed: true })))
  expect(await as(teacher.browser, () => getStudent(target))).toEqual({ ok: false, error: 'not-found' })
  expect(await as(teacher.browser, () => getWork({ ...target, assignmentId }))).toEqual({
    ok: false,
    error: 'not-found',
  })
})

test('the order by total is that of the totals which the lines say, whatever these are made of', async () => {
  const { teacher, courseId, students, assign, begin, does, book } = await bookOf('Ada', 'Bice', 'Carla', 'Dora')
  const [ada, bice, carla] = students
  const dora = students.at(3) as Somebody
  const [first, second] = [await assign({ closesAt: romeTime(now + HOUR) }), await assign()]
  const sat = await assign({ task: exam })
  await assign({ title: 'Da leggere', task: { type: 'lezioni', lessons: ['danno'] } })
  const give = (who: Somebody, assignmentId: string, exception: Parameters<typeof makeException>[0]['exception']) =>
    as(teacher.browser, () => makeException({ courseId, assignmentId, userId: who.id, exception, reason: 'x' }))
  await does(ada, first, 'right', 'wrong')
  await does(ada, first, 'wrong', 'wrong')
  await does(ada, second, 'right', 'right')
  await does(bice, first, 'right', 'right')
  await does(bice, second, 'right', 'right')
  value(await give(bice, first, { kind: 'excuse' }))
  value(await give(bice, first, { kind: 'mark', points: 9, outOf: 10 }))
  await does(carla, second, 'right')
  value(await give(carla, first, { kind: 'mark', points: 7.5, outOf: 10 }))
  // Of an exam whose time is over, and of answers that came too late, the points are those of the lines too.
  await begin(carla, sat)
  const late = await begin(dora, first)
  await answer(dora.browser, late, 1, 'right')
  setClock(now + 2 * HOUR)
  await answer(dora.browser, late, 2, 'right')
  await does(dora, second, 'right', 'right')
  const [question] = await sql<{ itemId: string }>(
    'SELECT "itemId" FROM "QuizItem" i JOIN "Quiz" q ON q.id = i."quizId" WHERE q."assignmentId" = $1 AND q."userId" = $2 AND position = 1',
    second,
    ada.id,
  )
  await sql(
    `INSERT INTO "LeftOutQuestion" (id, "assignmentId", template, "itemId", reason, "createdAt") VALUES (gen_random_uuid(), $1, 'legame', $2, 'x', now())`,
    second,
    question?.itemId,
  )
  const [marked] = await sql<{ quizId: string }>(
    'SELECT id AS "quizId" FROM "Quiz" WHERE "assignmentId" = $1 AND "userId" = $2',
    second,
    dora.id,
  )
  const mark = { courseId, userId: dora.id, quizId: marked?.quizId ?? '', reason: 'x' }
  for (const position of [1, 2])
    value(await as(teacher.browser, () => markQuestion({ ...mark, position, points: position / 4 })))
  const { lines } = await book({ sort: 'totale' })
  const points = new Map(lines.map(({ name, sum }) => [name, sum.points]))
  expect(points.get('Ada')).toBe(2)
  expect(points.get('Carla')).toBe(1.5)
  expect([...points.values()]).toEqual([...points.values()].sort((a, b) => a - b))
  const named = (await book()).lines.map(({ userId }) => userId)
  const ids = (
    await sql<{ id: string }>('SELECT id FROM "Assignment" WHERE "courseId" = $1 AND kind <> \'lezioni\'', courseId)
  ).map(({ id }) => id)
  const summed = await pointsIn(new Map(ids.map((id) => [id, 2])), database(), ids, named, now + 2 * HOUR)
  for (const { userId, sum } of lines) expect(summed.get(userId) ?? 0).toBe(sum.points)

  // Medians are those of the cells and of the sums of the lines, worked out here.
  const middle = (shares: readonly number[]) => {
    const sorted = [...shares].sort((a, b) => a - b)
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
    return sorted.length === 0 ? null : { share: ((low ?? 0) + (high ?? 0)) / 2, people: sorted.length }
  }
  const near = (median: { share: number; people: number } | null) =>
    median && { share: expect.closeTo(median.share, 9), people: median.people }
  const shareOf = (points: { points: number; outOf: number } | null) =>
    points && points.outOf > 0 ? [points.points / points.outOf] : []
  const { columns, medians } = await book()
  expect(medians.total).toEqual(near(middle(lines.flatMap(({ sum }) => shareOf(sum)))))
  expect(medians.columns).toEqual(
    columns.map(({ counts }, n) =>
      counts ? near(middle(lines.flatMap(({ cells }) => shareOf(cells[n] ? pointsOf(cells[n]) : null)))) : null,
    ),
  )
  expect(medians.columns.at(-1)).toBeNull()
  expect((await mediansIn({ full: new Map(), missing: new Map() }, database(), ids, [], now)).size).toBe(0)
})
