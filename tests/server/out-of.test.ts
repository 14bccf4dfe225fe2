import './next'
import { marksAbove } from '#lib/italian/site'
import { getAssignment } from '#lib/server/courses/assignments'
import { changeAssignment } from '#lib/server/courses/decided/change-assignment'
import { getManyMarks, saveManyMarks } from '#lib/server/courses/decided/many-marks'
import { getWork } from '#lib/server/courses/student-work'
import { as } from './browser'
import { free, gradebookOf } from './gradebook-of'
import { setClock, value } from './play'

// Out of how many points marks by hand are can be changed, as long as nobody has more.

beforeEach(() => setClock(Date.UTC(2026, 10, 24, 9)))

async function oral() {
  const made = await gradebookOf('Ada', 'Bice', 'Cleo')
  const { teacher, courseId } = made
  const assignmentId = await made.assign({ title: 'Orale', task: { type: 'mano', outOf: 10 } })
  const which = { courseId, assignmentId }
  const [ada, bice, cleo] = made.students
  const give = (marks: Readonly<Record<string, string>>) =>
    as(teacher.browser, () =>
      saveManyMarks({
        ...{ ...which, outOf: '', reason: 'A voce.' },
        lines: Object.entries(marks).map(([userId, points]) => ({
          ...{ userId, was: '', points, wasExcused: false, excused: false },
        })),
      }),
    )
  value(await give({ [ada.id]: '7,5', [bice.id]: '9' }))
  const change = (outOf: number, more = {}) =>
    as(teacher.browser, () => changeAssignment({ ...which, title: 'Orale', ...free, outOf, ...more }))
  const sums = async () => (await made.book()).lines.map(({ sum }) => [sum.points, sum.outOf])
  return { ...made, which, ada, bice, cleo, give, change, sums }
}

test('marks keep their points and their reason, sums follow, and what was given stays written', async () => {
  const { teacher, which, ada, cleo, give, change, sums } = await oral()
  expect(value(await change(20, { title: 'Al tavolo' }))).toEqual({ type: 'saved' })
  expect(await sums()).toEqual([
    [7.5, 20],
    [9, 20],
    [0, 0],
  ])
  expect(value(await as(teacher.browser, () => getManyMarks(which)))).toMatchObject({ outOf: 20, fixed: true })
  expect(value(await as(teacher.browser, () => getAssignment(which))).assignment).toMatchObject({
    title: 'Al tavolo',
    task: { type: 'mano', outOf: 20 },
  })
  const { given } = value(await as(teacher.browser, () => getWork({ ...which, userId: ada.id })))
  expect(given).toMatchObject([
    { kind: 'mark', points: 7.5, outOf: 20, reason: 'A voce.', ended: null },
    { kind: 'mark', points: 7.5, outOf: 10, reason: 'A voce.', ended: { at: expect.any(Number) } },
  ])
  value(await give({ [cleo.id]: '18' }))
  expect((await sums())[2]).toEqual([18, 20])
})

test('below a mark that was given nothing changes, and it says whose it is', async () => {
  const { change, sums } = await oral()
  const before = await sums()
  const refused = value(await change(8, { title: 'Altro' }))
  expect(refused).toEqual({ type: 'above', above: [{ name: 'Bice', points: 9 }] })
  expect(await sums()).toEqual(before)
  // As much as the highest mark is enough.
  expect(value(await change(9))).toEqual({ type: 'saved' })
  expect(await sums()).toEqual([
    [7.5, 9],
    [9, 9],
    [0, 0],
  ])
})

test.each([0, 1_001, 7.5, Number.NaN])('marks are not out of %p', async (outOf) => {
  const { change } = await oral()
  expect(await change(outOf)).toEqual({ ok: false, error: 'out-of' })
})

test('what is not marked by hand is out of what it asks', async () => {
  const { teacher, courseId, assign } = await gradebookOf('Ada')
  const which = { courseId, assignmentId: await assign() }
  const done = await as(teacher.browser, () => changeAssignment({ ...which, title: 'Legame', ...free, outOf: 5 }))
  expect(done).toEqual({ ok: false, error: 'out-of' })
})

test('of many who have more the first are named', () => {
  const above = Array.from({ length: 12 }, (_, n) => ({ name: `Ada ${n}`, points: 8.5 }))
  expect(marksAbove(above.slice(0, 2))).toBe('marks-above Ada 0 (8,5), Ada 1 (8,5)')
  expect(marksAbove(above)).toMatch(/Ada 9 \(8,5\) e altre 2 persone$/)
})
