import './next'
import { makeAssignment } from '#lib/server/courses/assignments'
import { getAttempt } from '#lib/server/courses/attempt'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { makeException } from '#lib/server/courses/exceptions'
import { getGradebook } from '#lib/server/courses/gradebook'
import { getMembers } from '#lib/server/courses/members'
import { romeTime } from '#lib/server/courses/rome'
import { addRoster } from '#lib/server/courses/roster'
import { getStudent, getWork } from '#lib/server/courses/student-work'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, setClock, value } from './play'

// Whom the gradebook shows, in what order, and the way from one of them to the next.

const now = Date.UTC(2026, 10, 24, 9)
const NAMES = ['Ada', 'Bice', 'Carla', 'Dora']

beforeEach(() => setClock(now))

async function book() {
  const { teacher, courseId, students } = await classOf(NAMES.length)
  for (const [n, name] of NAMES.entries()) await sql('UPDATE "User" SET name = $1 WHERE id = $2', name, students[n]?.id)
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 1 }
  const assign = async (title: string, opensAt = '') => {
    const make = { courseId, title, task, opensAt, dueAt: '', closesAt: '', attempts: null }
    return value(await as(teacher.browser, () => makeAssignment(make))).assignmentId
  }
  const does = async (who: Somebody, assignmentId: string, how: 'right' | 'wrong') => {
    const { path } = value(await as(who.browser, () => beginAssignment({ assignmentId })))
    const quizId = path.split(/[/?]/)[2] ?? ''
    await answer(who.browser, quizId, 1, how)
    return quizId
  }
  const seen = async (wish: Omit<Parameters<typeof getGradebook>[0], 'courseId'> = {}) =>
    value(await as(teacher.browser, () => getGradebook({ courseId, ...wish })))
  const names = async (wish: Parameters<typeof seen>[0]) => (await seen(wish)).lines.map(({ name }) => name)
  return {
    teacher,
    courseId,
    students: students as [Somebody, Somebody, Somebody, Somebody],
    assign,
    does,
    seen,
    names,
  }
}

test('those alone are shown who have not handed in one assignment, or any that is open', async () => {
  const { teacher, courseId, students, assign, does, seen, names } = await book()
  const [ada, bice, carla] = students
  const [first, second] = [await assign('Primo'), await assign('Secondo')]
  await assign('Più avanti', romeTime(now + 86_400_000))
  for (const who of [ada, bice]) await does(who, first, 'wrong')
  await does(ada, second, 'right')
  expect(await names({ missing: first })).toEqual(['Carla', 'Dora'])
  expect(await names({ missing: second })).toEqual(['Bice', 'Carla', 'Dora'])
  expect(await names({ missing: 'qualcosa', down: true })).toEqual(['Dora', 'Carla', 'Bice'])
  const excuse = {
    courseId,
    assignmentId: first,
    userId: carla.id,
    exception: { kind: 'excuse' as const },
    reason: 'x',
  }
  value(await as(teacher.browser, () => makeException(excuse)))
  expect(await names({ missing: first })).toEqual(['Dora'])
  // What is not there narrows nothing down.
  expect(await seen({ missing: 'x' })).toMatchObject({ missing: '', found: 4 })
})

test('what a line counts as to do is what is looked for: reading and what weighs nothing too, what opens later not', async () => {
  const { teacher, courseId, students, assign, does, seen, names } = await book()
  const [ada] = students
  const first = await assign('Primo')
  for (const who of students) await does(who, first, 'right')
  await assign('Più avanti', romeTime(now + 86_400_000))
  expect(await names({ missing: 'qualcosa' })).toEqual([])
  const free = { courseId, opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const practice = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 1 }
  const reading = { ...free, title: 'Da leggere', task: { type: 'lezioni' as const, lessons: ['danno'] } }
  value(await as(teacher.browser, () => makeAssignment(reading)))
  const light = { ...free, title: 'Per prova', task: practice, weight: 0 }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(light)))
  await does(ada, assignmentId, 'right')
  const { lines } = await seen()
  expect(lines.map(({ sum }) => sum.todo)).toEqual([1, 2, 2, 2])
  expect(await names({ missing: 'qualcosa' })).toEqual(lines.flatMap(({ name, sum }) => (sum.todo > 0 ? [name] : [])))
  // Neither changes the total.
  expect(lines.map(({ sum }) => [sum.points, sum.outOf])).toEqual(NAMES.map(() => [1, 1]))
})

test('from the work of one student one goes on to the next in the order of the gradebook', async () => {
  const { teacher, courseId, students, assign, does } = await book()
  const [ada, bice, , dora] = students
  const assignmentId = await assign('Primo')
  const [adas, doras] = [await does(ada, assignmentId, 'wrong'), await does(dora, assignmentId, 'right')]
  const place = async (userId: string, order: object = {}) => {
    const { place: at } = value(await as(teacher.browser, () => getWork({ courseId, userId, assignmentId, ...order })))
    return [at.before?.name ?? null, at.number, at.of, at.after?.name ?? null]
  }
  expect(await place(ada.id)).toEqual([null, 1, 4, 'Bice'])
  expect(await place(bice.id, { down: true })).toEqual(['Carla', 3, 4, 'Ada'])
  expect(await place(dora.id, { sort: assignmentId })).toEqual(['Ada', 4, 4, null])
  // Who has handed in meanwhile keeps their place among those who have not.
  expect(await place(dora.id, { missing: assignmentId })).toEqual(['Carla', 3, 3, null])
  const attempt = { courseId, userId: ada.id, quizId: adas, sort: assignmentId }
  const { neighbours } = value(await as(teacher.browser, () => getAttempt(attempt)))
  expect(neighbours).toMatchObject({ number: 3, of: 4, before: { name: 'Carla' }, after: { name: 'Dora' } })
  expect([...neighbours.runs]).toEqual([[dora.id, doras]])
})

test('who is still awaited stands at the end, by name or by the number in the address, and counts for nothing', async () => {
  const { teacher, courseId, students, assign, does, seen } = await book()
  await does(students[0], await assign('Primo'), 'right')
  const before = await seen()
  const text = ['p10@esempio.it', 'p2@esempio.it', 'elio@esempio.it;Elio Testa'].join('\n')
  value(await as(teacher.browser, () => addRoster({ courseId, text })))
  const { awaited, ...rest } = await seen()
  expect(awaited.map(({ name }) => name)).toEqual(['Elio Testa', 'p2@esempio.it', 'p10@esempio.it'])
  expect(rest).toEqual({ ...before, awaited: undefined })
  expect((await seen({ search: 'p2' })).awaited.map(({ name }) => name)).toEqual(['p2@esempio.it'])
  expect((await seen({ missing: 'qualcosa' })).awaited).toEqual([])
})

test('who is awaited fills up the last page and has those after it', async () => {
  const { teacher, courseId, seen } = await book()
  const text = Array.from({ length: 60 }, (_, n) => `p${n}@esempio.it`).join('\n')
  value(await as(teacher.browser, () => addRoster({ courseId, text })))
  const [first, second] = [await seen(), await seen({ page: 2 })]
  expect([first.lines.length, first.awaited.length, first.pages]).toEqual([4, 46, 2])
  expect([second.lines.length, second.awaited[0]?.name, second.awaited.at(-1)?.name]).toEqual([
    0,
    'p46@esempio.it',
    'p59@esempio.it',
  ])
})

test('people stand by surname where that is wished: in the gradebook, in the way from one to the next, and in lists', async () => {
  const { teacher, courseId, students, assign, names } = await book()
  const assignmentId = await assign('Primo')
  const called = ['Ada Zeri', 'Bice Moro', 'Carla Abate', 'Dora Moro']
  for (const [n, name] of called.entries())
    await sql('UPDATE "User" SET name = $1 WHERE id = $2', name, students[n]?.id)
  const sorted = ['Carla Abate', 'Bice Moro', 'Dora Moro', 'Ada Zeri']
  expect(await names({ names: 'cognome' })).toEqual(sorted)
  expect(await names({ names: 'cognome', down: true })).toEqual([...sorted].reverse())
  expect(await names({})).toEqual(called)
  const which = { courseId, assignmentId, userId: students[1].id }
  const { place } = value(await as(teacher.browser, () => getWork({ ...which, names: 'cognome' })))
  expect([place.before?.name, place.after?.name]).toEqual(['Carla Abate', 'Dora Moro'])
  const people = value(await as(teacher.browser, () => getMembers({ courseId, names: 'cognome' }))).students
  expect(people.map(({ name }) => name)).toEqual(sorted)
})

test('from the page of one student one goes on to the next, in the order that the gradebook was looked at', async () => {
  const { teacher, courseId, students, assign, does } = await book()
  const [ada, bice, carla] = students
  const first = await assign('Primo')
  await does(bice, first, 'right')
  const place = async (userId: string, wish: Partial<Parameters<typeof getStudent>[0]> = {}) => {
    const seen = value(await as(teacher.browser, () => getStudent({ courseId, userId, ...wish })))
    return [seen.place.before?.name ?? null, seen.place.number, seen.place.of, seen.place.after?.name ?? null]
  }
  expect(await place(ada.id)).toEqual([null, 1, 4, 'Bice'])
  expect(await place(carla.id)).toEqual(['Bice', 3, 4, 'Dora'])
  // Whoever handed it in is left out, but for who is looked at.
  expect(await place(carla.id, { missing: first })).toEqual(['Ada', 2, 3, 'Dora'])
  expect(await place(bice.id, { sort: first, down: true })).toEqual([null, 1, 4, 'Dora'])
})
