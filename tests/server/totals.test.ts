import './next'
import { getAttended } from '#lib/server/courses/attended'
import { changeAssignment } from '#lib/server/courses/decided/change-assignment'
import { makeException } from '#lib/server/courses/exceptions'
import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { romeTime } from '#lib/server/courses/rome'
import { getStudent } from '#lib/server/courses/student-work'
import { submitExam } from '#lib/server/exam/submit-exam'
import { as } from './browser'
import { joins, type Somebody, somebody } from './class'
import { free, gradebookOf } from './gradebook-of'
import { setClock, value } from './play'

// What the points of a course come to: the same figures wherever they are read.

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 24, 9)

beforeEach(() => setClock(now))

async function course(...names: readonly string[]) {
  const made = await gradebookOf(...names)
  const { teacher, courseId, book } = made
  /** The total of a student in the gradebook, in its file, on their page for who teaches, and on their own. */
  const totals = async (who: Somebody) => {
    const line = (await book()).lines.find(({ userId }) => userId === who.id)
    const file = value(await as(teacher.browser, () => exportGradebook({ courseId, format: 'csv' })))
    let text = ''
    for await (const piece of file.pieces) text += piece
    const row = text.split('\r\n').find((each) => each.includes(line?.email ?? '?')) ?? ''
    const [points, outOf] = row
      .split(';')
      .slice(-3, -1)
      .map((each) => Number(each.replaceAll('"', '').replace(',', '.')))
    const { sum } = value(await as(teacher.browser, () => getStudent({ courseId, userId: who.id })))
    const { total } = value(await as(who.browser, () => getAttended({ courseId })))
    return [line?.sum, { points, outOf }, sum, total].map((each) => [each?.points, each?.outOf])
  }
  const everywhere = (points: number, outOf: number) => Array.from({ length: 4 }, () => [points, outOf])
  return { ...made, totals, everywhere }
}

test('each assignment counts as often as it weighs, and once where nothing is said', async () => {
  const { teacher, courseId, students, assign, does, totals, everywhere } = await course('Ada')
  const [ada] = students
  const [first, second] = [await assign(), await assign({ weight: 2.5 })]
  await does(ada, first, 'right', 'wrong')
  await does(ada, second, 'right', 'right')
  expect(await totals(ada)).toEqual(everywhere(6, 7))
  const change = { courseId, assignmentId: first, title: 'Legame', ...free }
  value(await as(teacher.browser, () => changeAssignment({ ...change, weight: 0 })))
  expect(await totals(ada)).toEqual(everywhere(5, 5))
  // Another title says nothing of that.
  value(await as(teacher.browser, () => changeAssignment({ ...change, title: 'Altro' })))
  expect(await totals(ada)).toEqual(everywhere(5, 5))
})

test('what is not handed in when it is due counts as nothing where that is said, and only as long', async () => {
  const { teacher, courseId, students, assign, does, book, totals, everywhere } = await course('Ada', 'Bice')
  const [ada, bice] = students
  const first = await assign({ dueAt: romeTime(now + HOUR), missingAsZero: true, weight: 2 })
  const second = await assign({ dueAt: romeTime(now + HOUR) })
  await does(ada, first, 'right', 'right')
  await does(bice, second, 'right', 'wrong')
  expect(await totals(bice)).toEqual(everywhere(1, 2))
  setClock(now + 2 * HOUR)
  expect(await totals(ada)).toEqual(everywhere(4, 4))
  expect(await totals(bice)).toEqual(everywhere(1, 6))
  const late = await somebody()
  await joins(late, teacher, courseId)
  expect(await totals(late)).toEqual(everywhere(0, 0))
  // The median of the totals is that of the lines: 1, and a sixth.
  const { medians } = await book()
  expect(medians.total).toEqual({ share: expect.closeTo((1 + 1 / 6) / 2, 9), people: 2 })
  expect(medians.columns[0]).toEqual({ share: 1, people: 1 })
  const except = (exception: Parameters<typeof makeException>[0]['exception']) =>
    as(teacher.browser, () =>
      makeException({ courseId, assignmentId: first, userId: bice.id, exception, reason: 'Era malata.' }),
    )
  value(await except({ kind: 'excuse' }))
  expect(await totals(bice)).toEqual(everywhere(1, 2))
  expect((await book()).medians.total?.share).toBeCloseTo(0.75)
  await does(ada, first, 'wrong', 'wrong')
  value(await except({ kind: 'mark', points: 1, outOf: 4 }))
  expect((await book()).lines.map(({ sum }) => sum.zeros)).toEqual([0, 0, 0])
})

test('handed in late it counts as what it is', async () => {
  const { students, assign, does, totals, everywhere } = await course('Ada')
  const [ada] = students
  const first = await assign({ dueAt: romeTime(now + HOUR), missingAsZero: true })
  setClock(now + 2 * HOUR)
  expect(await totals(ada)).toEqual(everywhere(0, 2))
  await does(ada, first, 'right', 'wrong')
  expect(await totals(ada)).toEqual(everywhere(1, 2))
})

test('a student’s own total is without scores that are not told yet, and says so', async () => {
  const { students, courseId, assign, begin, does, book } = await course('Ada')
  const [ada] = students
  await does(ada, await assign(), 'right', 'wrong')
  const custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores: 'closing' as const }
  const closesAt = romeTime(now + HOUR)
  const examId = await begin(ada, await assign({ task: { type: 'su-misura', custom }, closesAt }))
  value(await as(ada.browser, () => submitExam({ examId })))
  const own = async () => value(await as(ada.browser, () => getAttended({ courseId }))).total
  expect(await own()).toMatchObject({ points: 1, outOf: 2, waiting: 1 })
  expect((await book()).lines[0]?.sum).toMatchObject({ points: 1, outOf: 5 })
  setClock(now + 2 * HOUR)
  expect(await own()).toMatchObject({ points: 1, outOf: 5, waiting: 0 })
})

test('a mark by hand out of other points weighs as everybody’s does: the same share of the points of the assignment', async () => {
  const { teacher, courseId, students, assign, does, book, totals, everywhere } = await course('Ada', 'Bice', 'Carla')
  const [ada, bice, carla] = students
  const [first, second] = [await assign({ weight: 2 }), await assign()]
  const give = async (who: Somebody, assignmentId: string, points: number, outOf: number) => {
    const exception = { kind: 'mark' as const, points, outOf }
    const given = { courseId, assignmentId, userId: who.id, exception, reason: 'Orale.' }
    value(await as(teacher.browser, () => makeException(given)))
  }
  await does(ada, first, 'right', 'wrong')
  await does(bice, first, 'right', 'right')
  await give(ada, first, 5, 20)
  // Who never began it counts out of what it asks; and thirds come to what they are.
  await give(carla, first, 1, 3)
  await give(carla, second, 2, 3)
  await does(bice, second, 'right', 'right')
  expect(await totals(ada)).toEqual(everywhere(1, 4))
  expect(await totals(bice)).toEqual(everywhere(6, 6))
  expect((await totals(carla)).map((each) => each.map((n) => n?.toFixed(9)))).toEqual(
    everywhere(8 / 3, 6).map((each) => each.map((n) => n.toFixed(9))),
  )
  const { lines, medians } = await book({ sort: 'totale' })
  expect(lines.map(({ name }) => name)).toEqual(['Ada', 'Carla', 'Bice'])
  expect(medians.total?.share).toBeCloseTo(8 / 18, 9)
  const file = value(await as(teacher.browser, () => exportGradebook({ courseId, format: 'csv' })))
  let text = ''
  for await (const piece of file.pieces) text += piece
  expect(text).toContain(';5;20;1;"fatto, voto a mano, nella somma 0,5 su 2";')
})
