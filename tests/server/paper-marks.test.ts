import './next'
import { getAttended, getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { copyCourse } from '#lib/server/courses/copy-course'
import { makeException } from '#lib/server/courses/exceptions'
import { getGradebook } from '#lib/server/courses/gradebook'
import { getReport } from '#lib/server/courses/report/report'
import { getToday } from '#lib/server/courses/today'
import { dropScan } from '#lib/server/sheet/drop-scan'
import { getPaperMarks, savePaperMarks } from '#lib/server/sheet/paper-marks'
import { GET } from '../../app/(aula)/formatore/corsi/[id]/registro/file/route'
import { sql } from '../setup/sql'
import { as } from './browser'
import { somebody } from './class'
import { papersOf } from './papers'
import { value } from './play'

// Marks of papers that were read from a file, in the gradebook of the course: whose they are is looked at first, and each person has one.

const trail = (userId: string) =>
  sql<{ points: number; ended: boolean }>(
    'SELECT points, "endedAt" IS NOT NULL AS ended FROM "AssignmentException" WHERE "userId" = $1 ORDER BY "createdAt", id',
    userId,
  )

test('who is known by name is proposed, who is not stays without a mark, and nothing is saved before it is said', async () => {
  const { students, papers, save, worth, book } = await papersOf(
    ['Anna Bianchi', 'Bea Verdi', 'Carla Neri'],
    [
      ['Bianchi Anna', 2],
      ['BEA VERDI', 1],
      ['C. Neri', 2],
    ],
  )
  const [anna, bea] = students
  const before = await papers()
  expect(before.papers.map(({ name, userId, by, right, outOf }) => [name, userId, by, right, outOf])).toEqual([
    ['Bianchi Anna', anna.id, 'name', 2, 2],
    ['BEA VERDI', bea.id, 'name', 1, 2],
    ['C. Neri', null, 'nobody', 2, 2],
  ])
  expect(before.papers.map(({ maybe }) => maybe)).toEqual([null, null, students[2].id])
  expect((await book()).columns).toEqual([])
  expect(value(await save())).toMatchObject({ saved: 2, byHand: 0 })
  const { columns, medians } = await book()
  expect(columns).toMatchObject([{ title: 'Prova', kind: 'carta', counts: true }])
  expect(await worth()).toEqual([
    ['Anna Bianchi', 'done', 2, 2],
    ['Bea Verdi', 'done', 1, 1],
    ['Carla Neri', 'absent', null, 0],
  ])
  expect(medians).toEqual({ total: { share: 0.75, people: 2 }, columns: [{ share: 0.75, people: 2 }] })
  expect((await papers()).papers.map(({ by }) => by)).toEqual(['saved', 'saved', 'nobody'])
})

test('twice, and two at once, is once', async () => {
  const { students, save, book, worth } = await papersOf(
    ['Anna', 'Bea'],
    [
      ['Anna', 2],
      ['Bea', 1],
    ],
  )
  for (const done of await Promise.all([save(), save(), save()])) expect(value(done)).toMatchObject({ saved: 2 })
  value(await save())
  expect((await book()).columns).toHaveLength(1)
  expect(await worth()).toEqual([
    ['Anna', 'done', 2, 2],
    ['Bea', 'done', 1, 1],
  ])
  for (const { id } of students) expect(await trail(id)).toHaveLength(1)
})

test('a later file corrects, and so does a paper that changes hands; what was given stays written', async () => {
  const { students, save, scan, worth } = await papersOf(
    ['Anna', 'Bea'],
    [
      ['Anna', 2],
      ['B', 1],
    ],
  )
  const [anna, bea] = students
  value(await save({ B: bea.id }))
  const again = await scan([
    ['Anna', 1],
    ['B', 1],
  ])
  value(await save({}, again))
  expect(await worth()).toEqual([
    ['Anna', 'done', 1, 1],
    ['Bea', 'done', 1, 1],
  ])
  expect(await trail(anna.id)).toEqual([
    { points: 2, ended: true },
    { points: 1, ended: false },
  ])
  expect(await trail(bea.id)).toHaveLength(1)
  // The two papers were each the other's.
  value(await save({ Anna: bea.id, B: anna.id }, again))
  expect((await trail(anna.id)).filter(({ ended }) => !ended)).toHaveLength(1)
  value(await save({ Anna: null }, again))
  expect(await worth()).toEqual([
    ['Anna', 'done', 1, 1],
    ['Bea', 'absent', null, 0],
  ])
})

test('an earlier file says what is in the gradebook, and takes the place of a later one only where that is wanted', async () => {
  const { students, scanId, save, scan, worth, papers, courseId, teacher } = await papersOf(
    ['Anna', 'Bea', 'Carla'],
    [
      ['Anna', 1],
      ['Bea', 2],
      ['Carla', 1],
    ],
  )
  const [anna, bea] = students
  const later = await scan([
    ['Anna', 2],
    ['Bea', 2],
  ])
  value(await save({}, later))
  expect(
    (await papers(scanId)).marks.map(({ userId, points, outOf, later }) => [userId, points, outOf, later]),
  ).toEqual(
    expect.arrayContaining([
      [anna.id, 2, 2, true],
      [bea.id, 2, 2, true],
    ]),
  )
  expect((await papers(later)).marks.map(({ later }) => later)).toEqual([false, false])
  expect(value(await save())).toMatchObject({ saved: 1, kept: 1 })
  const kept = [
    ['Anna', 'done', 2, 2],
    ['Bea', 'done', 2, 2],
    ['Carla', 'done', 1, 1],
  ]
  expect(await worth()).toEqual(kept)
  // What is of the later file is not taken away either.
  expect(value(await save({ Anna: null }))).toMatchObject({ kept: 1 })
  expect(await worth()).toEqual(kept)
  const seen = value(await as(teacher.browser, () => getReport({ courseId, by: 'rule' })))
  expect(seen.templates.map(({ right, n }) => [right, n]).sort()).toEqual([
    [2, 3],
    [3, 3],
  ])
  expect(value(await save({}, scanId, ['Anna']))).toMatchObject({ saved: 2, kept: 0 })
  expect((await worth())[0]).toEqual(['Anna', 'done', 1, 1])
  // From now on it is of this file, and the later one takes its place again.
  expect((await papers(later)).marks.find(({ userId }) => userId === anna.id)).toMatchObject({
    points: 1,
    later: false,
  })
})

test('a mark that was given by hand stays, and is told', async () => {
  const { teacher, courseId, students, save, book, papers } = await papersOf(['Anna'], [['Anna', 1]])
  value(await save())
  const assignmentId = (await book()).columns[0]?.id ?? ''
  const exception = { kind: 'mark' as const, points: 2, outOf: 2 }
  const target = { courseId, assignmentId, userId: students[0].id, exception, reason: 'La 2 era giusta.' }
  value(await as(teacher.browser, () => makeException(target)))
  expect((await papers()).papers).toMatchObject([{ userId: students[0].id, by: 'name' }])
  expect((await papers()).marks).toMatchObject([{ userId: students[0].id, points: 2, byHand: true, later: false }])
  expect(value(await save())).toMatchObject({ saved: 0, byHand: 1 })
  expect((await book()).lines[0]?.cells[0]?.mark).toMatchObject({ points: 2 })
})

test('one person twice, a stranger, or nobody at all: nothing is saved', async () => {
  const { students, save, book } = await papersOf(
    ['Anna', 'Bea'],
    [
      ['Anna', 2],
      ['Bea', 1],
    ],
  )
  const [anna] = students
  const stranger = await somebody()
  expect(value(await save({ Bea: anna.id }))).toMatchObject({ objection: 'paper-twice', of: [{ name: 'Anna' }] })
  expect(value(await save({ Bea: stranger.id }))).toMatchObject({ objection: 'paper-stranger', of: [{ name: 'Bea' }] })
  expect(await save({ Anna: null, Bea: null })).toEqual({ ok: false, error: 'paper-nobody' })
  expect((await book()).columns).toEqual([])
})

test('colleagues of other courses find nothing; with the file gone the marks stay', async () => {
  const { teacher, sheetId, scanId, save, worth } = await papersOf(['Anna'], [['Anna', 2]])
  const other = await somebody('formatore')
  const nothing = { ok: false, error: 'not-found' }
  expect(await as(other.browser, () => getPaperMarks({ sheetId, scanId }))).toEqual(nothing)
  expect(await as(other.browser, () => savePaperMarks({ sheetId, scanId, whose: [] }))).toEqual(nothing)
  value(await save())
  value(await as(teacher.browser, () => dropScan({ sheetId, scanId })))
  expect(await worth()).toEqual([['Anna', 'done', 2, 2]])
})

test('for students it is a mark with its reason, and nothing to do; nobody waits for it, copies it or begins it', async () => {
  const { teacher, courseId, students, save, book } = await papersOf(['Anna', 'Bea'], [['Anna', 2]])
  const [anna, bea] = students
  value(await save())
  const assignmentId = (await book()).columns[0]?.id ?? ''
  const duty = value(await as(anna.browser, () => getDuty({ courseId, assignmentId }))).duty
  expect(duty).toMatchObject({ kind: 'carta', done: true, goOn: null, allowance: { mark: { points: 2, outOf: 2 } } })
  expect(duty.allowance.mark?.reason).toBe('Su carta: foglio A, con scritto «Anna».')
  expect(value(await as(bea.browser, () => getAttended({ courseId }))).duties).toEqual([])
  expect(await as(bea.browser, () => beginAssignment({ assignmentId }))).toEqual({ ok: false, error: 'not-found' })
  expect(value(await as(teacher.browser, () => getToday({ courseId }))).due).toEqual([])
  const copied = value(await as(teacher.browser, () => copyCourse({ courseId, title: 'Copia', startsOn: '' })))
  expect(value(await as(teacher.browser, () => getGradebook({ courseId: copied.courseId }))).columns).toEqual([])
})

test('it is in the files of the gradebook', async () => {
  const { teacher, courseId, save } = await papersOf(
    ['Anna', 'Bea'],
    [
      ['Anna', 2],
      ['Bea', 1],
    ],
  )
  value(await save())
  const reply = await as(teacher.browser, () =>
    GET(new Request('http://localhost:3000/x?formato=csv'), { params: Promise.resolve({ id: courseId }) }),
  )
  const [, anna, , , median] = (await reply.text()).split('\r\n')
  expect(anna).toMatch(/^Anna;[^;]*;2;2;2;fatto;2;2;100$/)
  expect(median).toBe('Mediana;;75;100;;2 voti;75;100;75')
})
