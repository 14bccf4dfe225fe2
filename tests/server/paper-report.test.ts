import './next'
import { actOnQuestion } from '#lib/server/courses/act-on-question'
import { makeException, takeBack } from '#lib/server/courses/exceptions'
import { setMember } from '#lib/server/courses/members'
import { getReport } from '#lib/server/courses/report/report'
import { getStudent } from '#lib/server/courses/student-work'
import { getToday } from '#lib/server/courses/today'
import { dropScan } from '#lib/server/sheet/drop-scan'
import { getScans } from '#lib/server/sheet/scans'
import { SECRET } from './bank'
import { as } from './browser'
import { papersOf } from './papers'
import { value } from './play'

// What was answered on paper counts in the report of the course, once, as long as the file that says so is kept.

const BELIEF = `702.15b/${SECRET}-credenza`

/** Three papers of two questions: one all right, one half, one with both wrong. */
async function school() {
  const made = await papersOf(
    ['Anna', 'Bea', 'Carla'],
    [
      ['Anna', 2],
      ['Bea', 1],
      ['Carla', 0],
    ],
  )
  const { teacher, courseId } = made
  const asked = <T>(call: () => Promise<T>) => as(teacher.browser, call)
  const report = async (assignmentId?: string) =>
    value(await asked(() => getReport({ courseId, by: 'rule', ...(assignmentId !== undefined && { assignmentId }) })))
  const paper = async () => (await report()).assignments[0]?.id ?? ''
  return { ...made, asked, report, paper }
}

test('errors, questions and the heat map of the course and of that paper, which is told from what is online', async () => {
  const { sheetId, students, save, report, paper, asked, courseId } = await school()
  expect((await report()).answers).toBe(0)
  value(await save())
  const assignmentId = await paper()
  for (const seen of [await report(), await report(assignmentId)]) {
    expect(seen.answers).toBe(6)
    expect(seen.assignments).toMatchObject([{ title: 'Prova', sheetId }])
    expect(seen.errors).toMatchObject([{ belief: BELIEF, people: 2, of: 3 }])
    expect(seen.students.map(({ answers }) => answers)).toEqual([2, 2, 2])
    expect(seen.heat.cells.filter(({ about }) => about === '702.15b').map(({ n }) => n)).toEqual([2, 2, 2])
    expect(seen.templates).toHaveLength(2)
    for (const line of seen.templates)
      expect(line).toMatchObject({ n: 3, versions: 1, answeredIn: null, sheetId, model: 'legame' })
  }
  expect(value(await asked(() => getToday({ courseId }))).errors).toMatchObject([{ belief: BELIEF, people: 2 }])
  const [, , carla] = students
  const student = value(await asked(() => getStudent({ courseId, userId: carla.id, about: { rule: '702.15b' } })))
  expect(student.errors).toMatchObject([{ belief: BELIEF }])
  expect(student.about?.papers).toMatchObject([{ sheetId, title: 'Prova', n: 2, right: 0 }])
})

test('once each, however often they are saved; a file that is read again says what counts', async () => {
  const { save, scan, report } = await school()
  for (const done of await Promise.all([save(), save()])) value(done)
  value(await save())
  expect((await report()).answers).toBe(6)
  const again = await scan([
    ['Anna', 2],
    ['Bea', 2],
    ['Carla', 1],
  ])
  value(await save({}, again))
  const seen = await report()
  expect(seen.answers).toBe(6)
  expect(seen.templates.map(({ right }) => right).sort()).toEqual([2, 3])
})

test('a paper that changes hands takes its answers along, and one of nobody counts for nobody', async () => {
  const { students, save, report } = await school()
  const [anna, bea] = students
  value(await save())
  value(await save({ Anna: bea.id, Bea: anna.id }))
  expect((await report()).answers).toBe(6)
  value(await save({ Carla: null }))
  expect((await report()).students.map(({ answers }) => answers).sort()).toEqual([0, 2, 2])
})

test('with the file, or with the mark of a paper, they go; a mark by hand in its place leaves them', async () => {
  const { courseId, sheetId, scanId, students, save, report, paper, asked } = await school()
  const [anna, bea] = students
  value(await save())
  const assignmentId = await paper()
  const exception = { kind: 'mark' as const, points: 2, outOf: 2 }
  const target = { courseId, assignmentId, userId: bea.id }
  value(await asked(() => makeException({ ...target, exception, reason: 'La 2 era giusta.' })))
  expect((await report()).answers).toBe(6)
  value(await asked(() => takeBack({ courseId, assignmentId, userId: anna.id, kind: 'mark' })))
  expect((await report()).answers).toBe(4)
  value(await asked(() => dropScan({ sheetId, scanId })))
  expect((await report()).answers).toBe(0)
  expect((await report()).errors).toEqual([])
})

test('who was removed from the course is not counted; a question of a paper alone can be asked again', async () => {
  const { courseId, students, save, report, asked } = await school()
  value(await save())
  const question = (await report()).templates[0]?.key ?? ''
  const made = value(await asked(() => actOnQuestion({ courseId, question, way: 'deck', key: 'una' })))
  expect(made.path).toMatch(/mazzi/)
  value(await asked(() => setMember({ courseId, userId: students[2].id, removed: true })))
  const seen = await report()
  expect(seen.answers).toBe(4)
  expect([seen.errors, seen.alone.map(({ people }) => people)]).toEqual([[], [1]])
})

describe('a second reading that is erased', () => {
  /** Anna and Bea are read again, Carla is not. */
  async function twice() {
    const made = await school()
    const { asked, sheetId, scan, save } = made
    value(await save())
    const again = await scan([
      ['Anna', 0],
      ['Bea', 2],
    ])
    value(await save({}, again))
    const drop = async (scanId: string) => value(await asked(() => dropScan({ sheetId, scanId })))
    const gone = async () => value(await asked(() => getScans({ sheetId }))).scans.map((each) => each.gone)
    const rights = async () =>
      (await made.report()).templates.reduce((sum, { right, n }) => [(sum[0] ?? 0) + right, (sum[1] ?? 0) + n], [0, 0])
    return { ...made, again, drop, gone, rights }
  }

  test('leaves what the first one says of the same papers, and says so before', async () => {
    const { again, drop, gone, rights, scanId, worth } = await twice()
    expect(await rights()).toEqual([2, 6])
    expect(await gone()).toEqual([
      { out: 0, stay: 2 },
      { out: 1, stay: 0 },
    ])
    const before = await worth()
    await drop(again)
    expect(await rights()).toEqual([3, 6])
    expect(await worth()).toEqual(before)
    expect(await gone()).toEqual([{ out: 3, stay: 0 }])
    await drop(scanId)
    expect(await rights()).toEqual([0, 0])
  })

  test('the first one that is erased takes only what no other says', async () => {
    const { drop, rights, scanId } = await twice()
    await drop(scanId)
    expect(await rights()).toEqual([2, 4])
  })

  test('with the mark of a paper all of it is gone: an earlier reading brings nothing back', async () => {
    const { asked, courseId, students, paper, again, drop, rights } = await twice()
    const target = { courseId, assignmentId: await paper(), userId: students[0].id, kind: 'mark' as const }
    value(await asked(() => takeBack(target)))
    await drop(again)
    expect(await rights()).toEqual([1, 4])
  })
})
