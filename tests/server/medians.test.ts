import './next'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { makeException } from '#lib/server/courses/exceptions'
import { getGradebook } from '#lib/server/courses/gradebook'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, value } from './play'

// What stands at the foot of a gradebook. That it is the median of what the cells say is held in gradebook.test.ts.

/** A class whose students are called so, with something to do and a way to do it. */
async function bookOf(...names: readonly string[]) {
  const { teacher, courseId, students } = await classOf(names.length)
  for (const [n, name] of names.entries()) await sql('UPDATE "User" SET name = $1 WHERE id = $2', name, students[n]?.id)
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const make = { courseId, title: 'Legame', task, opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const assign = async () => value(await as(teacher.browser, () => makeAssignment(make))).assignmentId
  const does = async (who: Somebody, assignmentId: string, ...how: readonly ('right' | 'wrong')[]) => {
    const { path } = value(await as(who.browser, () => beginAssignment({ assignmentId })))
    for (const [n, each] of how.entries()) await answer(who.browser, path.split('/')[2] ?? '', n + 1, each)
  }
  const book = async (wish: Omit<Parameters<typeof getGradebook>[0], 'courseId'> = {}) =>
    value(await as(teacher.browser, () => getGradebook({ courseId, ...wish })))
  return { teacher, courseId, students: students as [Somebody, Somebody, Somebody], assign, does, book }
}

test('medians are of everybody who has a mark, whatever page or name is looked for; who is excused is not among them', async () => {
  const { teacher, courseId, students, assign, does, book } = await bookOf('Ada', 'Bice', 'Carla', 'Dora')
  const [ada, bice, carla] = students
  const [first, second] = [await assign(), await assign()]
  await does(ada, first, 'right', 'right')
  await does(bice, first, 'right', 'wrong')
  await does(carla, first, 'wrong', 'wrong')
  const { medians } = await book()
  expect(medians).toEqual({ total: { share: 0.5, people: 3 }, columns: [{ share: 0.5, people: 3 }, null] })
  expect((await book({ search: 'ada' })).medians).toEqual(medians)
  expect((await book({ sort: first, down: true, page: 7 })).medians).toEqual(medians)
  const excuse = {
    courseId,
    assignmentId: first,
    userId: carla.id,
    exception: { kind: 'excuse' as const },
    reason: 'x',
  }
  value(await as(teacher.browser, () => makeException(excuse)))
  expect((await book()).medians.columns).toEqual([{ share: 0.75, people: 2 }, null])
  await does(ada, second, 'right', 'wrong')
  expect((await book()).medians).toEqual({
    total: { share: 0.625, people: 2 },
    columns: [
      { share: 0.75, people: 2 },
      { share: 0.5, people: 1 },
    ],
  })
})
