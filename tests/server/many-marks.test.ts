import './next'
import { getAssignment, getAssignments, makeAssignment } from '#lib/server/courses/assignments'
import { getAttended, getDuty, listAttended } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { copyCourse } from '#lib/server/courses/copy-course'
import { changeAssignment } from '#lib/server/courses/decided/change-assignment'
import { getManyMarks, saveManyMarks } from '#lib/server/courses/decided/many-marks'
import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { getGradebook } from '#lib/server/courses/gradebook'
import { setMember } from '#lib/server/courses/members'
import { romeTime } from '#lib/server/courses/rome'
import { getStudent, getWork } from '#lib/server/courses/student-work'
import { teachersDay } from '#lib/server/courses/teachers-day'
import { getToday } from '#lib/server/courses/today'
import { sql } from '../setup/sql'
import { as } from './browser'
import { joins, type Somebody, somebody } from './class'
import { free, gradebookOf, type Made } from './gradebook-of'
import { setClock, value } from './play'

// What is marked by hand and nobody begins, and marks that are given to many at once: only what changes is saved, once, with one reason.

const DAY = 86_400_000
const now = Date.UTC(2026, 10, 24, 9)
const code = (error: string) => ({ ok: false, error })

beforeEach(() => setClock(now))

type Change = Readonly<Record<string, { was?: string; points?: string; wasExcused?: boolean; excused?: boolean }>>

async function oral(more: Partial<Made> = {}, ...names: readonly string[]) {
  const made = await gradebookOf(...(names.length > 0 ? names : ['Ada', 'Bice', 'Cleo']))
  const { teacher, courseId } = made
  const task = { type: 'mano' as const, outOf: 10 }
  const assignmentId = await made.assign({ title: 'Orale', task, ...more })
  const which = { courseId, assignmentId }
  const save = (change: Change, { reason = 'Orale di novembre.', outOf = '10', who = teacher } = {}) =>
    as(who.browser, () =>
      saveManyMarks({
        ...{ ...which, outOf, reason },
        lines: Object.entries(change).map(([userId, said]) => ({
          ...{ userId, was: '', points: '', wasExcused: false, excused: false },
          ...said,
        })),
      }),
    )
  const page = async (wish = {}) => value(await as(teacher.browser, () => getManyMarks({ ...which, ...wish })))
  const rows = () =>
    sql<{ kind: string; points: number | null; reason: string; by: string; ended: string | null }>(
      'SELECT kind::text, points, reason, "byId" AS by, "endedById" AS ended FROM "AssignmentException" WHERE "assignmentId" = $1 ORDER BY "createdAt", id',
      assignmentId,
    )
  const duty = async (who: Somebody) => value(await as(who.browser, () => getDuty(which))).duty
  return { ...made, ...which, which, save, page, rows, duty }
}

const saved = (given = 0, back = 0, excused = 0, again = 0) => ({
  ok: true,
  value: { type: 'saved', given, back, excused, again },
})

test('what is marked by hand is told to students, and is nothing that they do', async () => {
  const made = await oral({ dueAt: romeTime(now - DAY), weight: 2 })
  const { teacher, courseId, assignmentId, students, duty, book } = made
  const [ada] = students
  expect(await duty(ada)).toMatchObject({ kind: 'mano', done: true, goOn: null, allowance: { mark: null } })
  expect(value(await as(ada.browser, () => getAttended({ courseId }))).next).toBeNull()
  expect(value(await as(ada.browser, () => listAttended())).courses).toMatchObject([{ done: 0, of: 0 }])
  expect(await as(ada.browser, () => beginAssignment({ assignmentId }))).toEqual(code('not-found'))
  expect(value(await as(teacher.browser, () => getToday({ courseId }))).due).toEqual([])
  expect(value(await as(teacher.browser, () => teachersDay())).ending).toEqual([])
  const { columns, lines } = await book()
  expect(columns).toMatchObject([{ title: 'Orale', kind: 'mano', counts: true, weight: 2 }])
  expect(lines.map(({ cells, sum }) => [cells[0]?.state, sum.outOf, sum.overdue, sum.todo])).toEqual(
    lines.map(() => ['unmarked', 0, 0, 0]),
  )
  expect((await book({ missing: 'qualcosa' })).lines).toEqual([])
})

test('its marks are in the gradebook, its file, its medians, and with their reason on the page of whoever has them', async () => {
  const made = await oral({ weight: 2 })
  const { teacher, courseId, which, students, save, duty, book } = made
  const [ada, bice, cleo] = students
  const change = { [ada.id]: { points: '7,5' }, [bice.id]: { points: '10' }, [cleo.id]: {} }
  expect(await save(change)).toEqual(saved(2))
  const { lines, medians } = await book()
  expect(lines.map(({ cells, sum }) => [cells[0]?.state, sum.points, sum.outOf])).toEqual([
    ['done', 15, 20],
    ['done', 20, 20],
    ['unmarked', 0, 0],
  ])
  expect(medians).toMatchObject({ total: { share: 0.875, people: 2 }, columns: [{ share: 0.875, people: 2 }] })
  expect(await duty(ada)).toMatchObject({
    allowance: { mark: { points: 7.5, outOf: 10, reason: 'Orale di novembre.' } },
  })
  expect((await duty(cleo)).allowance.mark).toBeNull()
  expect(value(await as(ada.browser, () => getAttended({ courseId }))).total).toMatchObject({ points: 15, outOf: 20 })
  const { work } = value(await as(teacher.browser, () => getStudent({ courseId, userId: ada.id })))
  expect(work).toMatchObject([{ column: { kind: 'mano' }, cell: { mark: { points: 7.5, outOf: 10 } } }])
  expect(value(await as(teacher.browser, () => getWork({ ...which, userId: cleo.id }))).outOf).toBe(10)
  expect(value(await as(teacher.browser, () => getAssignments({ courseId }))).assignments).toMatchObject([
    { kind: 'mano', progress: { done: 2, of: 3 } },
  ])
  expect(value(await as(teacher.browser, () => getAssignment(which)))).toMatchObject({
    asks: { kind: 'hand', outOf: 10 },
    marks: { people: 2 },
  })
  for (const format of ['csv', 'xlsx']) {
    const file = value(await as(teacher.browser, () => exportGradebook({ courseId, format })))
    let text = ''
    for await (const piece of file.pieces) text += piece
    if (format === 'csv') {
      expect(text).toContain('"7,5";10;;"fatto, voto a mano"')
      expect(text).toContain('senza voto')
    } else expect(text.length).toBeGreaterThan(0)
  }
})

test('it is copied with its course, without its marks; and may be for some alone', async () => {
  const { teacher, courseId, students, save, assign } = await oral()
  const [ada, bice] = students
  value(await save({ [ada.id]: { points: '7' } }))
  const some = await assign({ title: 'Presenza', task: { type: 'mano', outOf: 1 }, people: [ada.id] })
  const seen = (who: Somebody) => as(who.browser, () => getDuty({ courseId, assignmentId: some }))
  value(await seen(ada))
  expect(await seen(bice)).toEqual(code('not-found'))
  const page = value(await as(teacher.browser, () => getManyMarks({ courseId, assignmentId: some })))
  expect([page.outOf, page.fixed, page.lines.map(({ name }) => name)]).toEqual([1, true, ['Ada']])
  const copy = value(await as(teacher.browser, () => copyCourse({ courseId, title: 'Copia', startsOn: '' })))
  expect(value(await as(teacher.browser, () => getGradebook({ courseId: copy.courseId }))).columns).toMatchObject([
    { title: 'Orale', kind: 'mano' },
  ])
  const stranger = await somebody()
  const make = { courseId, title: 'X', task: { type: 'mano' as const, outOf: 1 }, ...free, people: [stranger.id] }
  expect(await as(teacher.browser, () => makeAssignment(make))).toEqual(code('not-found'))
})

test.each([0, 2.5, 1_001])('nobody gives marks out of %s', async (outOf) => {
  const { teacher, courseId } = await gradebookOf('Ada')
  const make = { courseId, title: 'Orale', task: { type: 'mano' as const, outOf }, ...free }
  expect(await as(teacher.browser, () => makeAssignment(make))).toEqual(code('out-of'))
})

test('another title and date leave it what it is', async () => {
  const { teacher, which, page } = await oral()
  value(await as(teacher.browser, () => changeAssignment({ ...which, title: 'Orale finale', ...free })))
  expect(await page()).toMatchObject({ column: { title: 'Orale finale' }, outOf: 10, fixed: true })
})

test('only what changed is saved; emptied it is taken back; each is written with who and why', async () => {
  const { teacher, students, save, rows, page } = await oral()
  const [ada, bice, cleo] = students
  value(await save({ [ada.id]: { points: '7' }, [bice.id]: { points: '8' } }))
  setClock(now + DAY)
  const change = {
    [ada.id]: { was: '7', points: '9,25' },
    [bice.id]: { was: '8', points: '8,0' },
    [cleo.id]: { was: '', points: '' },
  }
  expect(await save(change, { reason: 'Riletto.' })).toEqual(saved(1))
  setClock(now + 2 * DAY)
  expect(await save({ [bice.id]: { was: '8', points: ' ' } }, { reason: '' })).toEqual(saved(0, 1))
  const mark = (points: number, reason: string, ended: string | null) => ({
    ...{ kind: 'mark', points, reason, by: teacher.id, ended },
  })
  expect((await rows()).sort((a, b) => (a.points ?? 0) - (b.points ?? 0))).toEqual([
    mark(7, 'Orale di novembre.', teacher.id),
    mark(8, 'Orale di novembre.', teacher.id),
    mark(9.25, 'Riletto.', null),
  ])
  expect((await page()).lines.map(({ name, cell }) => [name, cell.mark?.points])).toEqual([
    ['Ada', 9.25],
    ['Bice', undefined],
    ['Cleo', undefined],
  ])
})

test('twice, and several at once, is once', async () => {
  const { students, save, rows } = await oral()
  const [ada, bice, cleo] = students
  const change = { [ada.id]: { points: '7' }, [bice.id]: { points: '8' }, [cleo.id]: { excused: true } }
  for (const each of await Promise.all([save(change), save(change), save(change)])) expect(each).toEqual(saved(2, 0, 1))
  expect(await save(change)).toEqual(saved(2, 0, 1))
  expect(await rows()).toHaveLength(3)
  const emptied = { [ada.id]: { was: '7', points: '' } }
  for (const each of await Promise.all([save(emptied), save(emptied)])) expect(each).toEqual(saved(0, 1))
  expect((await rows()).filter(({ ended }) => ended !== null)).toHaveLength(1)
})

test('what somebody else has given meanwhile stays where the line was not changed', async () => {
  const { students, save, page } = await oral()
  const [ada, bice] = students
  // Two have opened the page while nobody had a mark.
  value(await save({ [ada.id]: { points: '7' }, [bice.id]: {} }))
  value(await save({ [ada.id]: {}, [bice.id]: { points: '8' } }))
  expect((await page()).lines.map(({ cell }) => cell.mark?.points)).toEqual([7, 8, undefined])
})

test('some are excused, and no more, with the same reason', async () => {
  const { students, save, duty, rows, book } = await oral()
  const [ada, bice] = students
  expect(await save({ [ada.id]: { points: '7', excused: true }, [bice.id]: { excused: true } })).toEqual(saved(1, 0, 2))
  expect((await rows()).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['mark', 'Orale di novembre.'],
    ['excuse', 'Orale di novembre.'],
    ['excuse', 'Orale di novembre.'],
  ])
  expect((await duty(bice)).allowance.excuse).toEqual({ reason: 'Orale di novembre.' })
  expect((await book()).lines.map(({ cells }) => cells[0]?.state)).toEqual(['excused', 'excused', 'unmarked'])
  const back = { [ada.id]: { was: '7', points: '7', wasExcused: true, excused: false } }
  expect(await save(back, { reason: '' })).toEqual(saved(0, 0, 0, 1))
  expect((await book()).lines[0]?.cells[0]).toMatchObject({ state: 'done', mark: { points: 7 } })
})

test('one line that is wrong is named, and nothing is saved', async () => {
  const { students, save, rows } = await oral()
  const [ada, bice, cleo] = students
  const change = { [ada.id]: { points: '7' }, [bice.id]: { points: '11' }, [cleo.id]: { points: 'otto' } }
  const wrong = [
    { userId: bice.id, name: 'Bice' },
    { userId: cleo.id, name: 'Cleo' },
  ]
  expect(await save(change)).toEqual({ ok: true, value: { type: 'wrong', wrong } })
  expect(await save({ [ada.id]: { points: '7' } }, { reason: ' ' })).toEqual(code('exception-reason'))
  expect(await save({ [ada.id]: { excused: true } }, { reason: '' })).toEqual(code('exception-reason'))
  expect(await save({ [ada.id]: { points: '7' } }, { reason: 'x'.repeat(501) })).toEqual(code('exception-reason'))
  expect(await save({ [ada.id]: { points: 'x'.repeat(101) } })).toEqual(code('malformed'))
  expect(await rows()).toEqual([])
})

test('a practice is marked out of what it is worth, or of what is said, beside what was computed', async () => {
  const { teacher, courseId, students, assign, does } = await gradebookOf('Ada', 'Bice')
  const [ada, bice] = students
  const assignmentId = await assign()
  await does(ada, assignmentId, 'right', 'wrong')
  const which = { courseId, assignmentId }
  const page = async () => value(await as(teacher.browser, () => getManyMarks(which)))
  expect(await page()).toMatchObject({ outOf: 2, fixed: false, lines: [{ cell: { computed: { points: 1 } } }, {}] })
  const line = { was: '', wasExcused: false, excused: false }
  const save = (outOf: string, points: string) =>
    as(teacher.browser, () =>
      saveManyMarks({ ...which, outOf, reason: 'A voce.', lines: [{ ...line, userId: bice.id, points }] }),
    )
  for (const outOf of ['', '0', '2,5', 'due']) expect(await save(outOf, '1,5')).toEqual(code('out-of'))
  expect(await save('4', '3,5')).toEqual(saved(1))
  expect((await page()).lines.map(({ cell }) => [cell.computed?.points, cell.mark])).toEqual([
    [1, null],
    [undefined, { points: 3.5, outOf: 4 }],
  ])
})

test('people stand in the order of the gradebook, a page at a time', async () => {
  const { teacher, courseId, page, save, students } = await oral({}, 'Bice Zani', 'Ada Rossi', 'Cleo Abba')
  const named = async (wish = {}) => (await page(wish)).lines.map(({ name }) => name)
  expect(await named()).toEqual(['Ada Rossi', 'Bice Zani', 'Cleo Abba'])
  expect(await named({ names: 'cognome' })).toEqual(['Cleo Abba', 'Ada Rossi', 'Bice Zani'])
  expect(await named({ search: 'zani' })).toEqual(['Bice Zani'])
  value(await save({ [students[0].id]: { points: '9' }, [students[1].id]: { points: '3' } }))
  expect(await named({ sort: 'totale', down: true })).toEqual(['Bice Zani', 'Ada Rossi', 'Cleo Abba'])
  await sql(
    `WITH made AS (INSERT INTO "User" (id, role, name, "createdAt") SELECT gen_random_uuid(), 'studente', 'Persona ' || n, now() FROM generate_series(1, 60) n RETURNING id)
     INSERT INTO "CourseMember" ("courseId", "userId", role, "joinedAt") SELECT $1, id, 'studente', now() FROM made`,
    courseId,
  )
  const [first, second] = [await page(), await page({ page: 2 })]
  expect([first.lines.length, second.lines.length, first.pages, first.all]).toEqual([50, 13, 2, 63])
  expect(teacher.id).not.toBe('')
})

test('nobody else gives them, and they are given to nobody else', async () => {
  const { teacher, courseId, assign, which, students, save, rows } = await oral()
  const [ada, bice] = students
  const elsewhere = await somebody('formatore')
  const change = { [ada.id]: { points: '7' } }
  expect(await save(change, { who: elsewhere })).toEqual(code('not-found'))
  expect(await save(change, { who: ada })).toEqual(code('not-allowed'))
  expect(await as(elsewhere.browser, () => getManyMarks(which))).toEqual(code('not-found'))
  expect(await as(ada.browser, () => getManyMarks(which))).toEqual(code('not-allowed'))
  const stranger = await somebody()
  expect(await save({ ...change, [stranger.id]: { points: '7' } })).toEqual(code('not-found'))
  expect(await save({ ...change, [teacher.id]: { excused: true } })).toEqual(code('not-found'))
  value(await as(teacher.browser, () => setMember({ courseId, userId: bice.id, removed: true })))
  expect(await save({ ...change, [bice.id]: { points: '7' } })).toEqual(code('not-found'))
  expect(await rows()).toEqual([])
  const lessons = await assign({ title: 'Lezioni', task: { type: 'lezioni', lessons: ['danno'] } })
  expect(await as(teacher.browser, () => getManyMarks({ courseId, assignmentId: lessons }))).toEqual(code('not-found'))
  // Whoever comes later has it as well.
  await joins(stranger, teacher, courseId)
  expect(await save({ ...change, [stranger.id]: { points: '7' } })).toEqual(saved(2))
})
