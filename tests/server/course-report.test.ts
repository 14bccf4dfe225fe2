import './next'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { setMember, shareAll } from '#lib/server/courses/members'
import { exportReport, getReport } from '#lib/server/courses/report/report'
import { getStudent } from '#lib/server/courses/student-work'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, newCourse, playedLive, type Somebody } from './class'
import { answer, start, value } from './play'

const report = async (who: Somebody, courseId: string) =>
  value(await as(who.browser, () => getReport({ courseId, by: 'rule' })))

/** A class whose first student has answered two questions for the course, one of them right, and one of their own accord. */
async function answered() {
  const made = await classOf(2)
  const { teacher, courseId } = made
  const [student] = made.students as [Somebody]
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const given = await as(teacher.browser, () => makeAssignment({ courseId, title: 'Legame', task, ...times }))
  const { assignmentId } = value(given)
  const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
  const quizId = path.replace('/quiz/', '')
  await answer(student.browser, quizId, 1, 'wrong')
  await answer(student.browser, quizId, 2, 'right')
  await answer(student.browser, await start(student.browser, { template: 'danno' }), 1)
  return { ...made, student }
}

test('instructors see what was done for the course, and nothing else', async () => {
  const { teacher, courseId, student } = await answered()
  const seen = await report(teacher, courseId)
  expect(seen.answers).toBe(2)
  expect(seen.students).toHaveLength(2)
  expect(seen.heat.columns).toMatchObject([{ about: '119.3', title: 'Titolo 119.3' }, { about: '702.15b' }])
  expect(seen.heat.cells).toContainEqual({ userId: student.id, about: '119.3', n: 2, right: 1 })
  // The second answer has seen the verdict of the first.
  expect(seen.templates).toMatchObject([
    { template: 'legame', ask: 'legame', versions: 2, n: 1, right: 0, discrimination: null, beliefs: [{ times: 1 }] },
  ])
  expect(seen.templates[0]?.answeredIn).toBe(seen.assignments[0]?.id)
  // Nobody answered before this week.
  expect(seen.weeks).toMatchObject([{ answers: 2, right: 1, people: 1 }])
  expect((await report(teacher, await newCourse(teacher))).answers).toBe(0)
})

test('where most students have answered a rule once or twice, columns are lessons, until there is more or rules are asked for', async () => {
  const { teacher, courseId, student } = await answered()
  const seen = async (by?: 'rule') =>
    value(await as(teacher.browser, () => getReport({ courseId, ...(by && { by }) }))).heat
  expect(await seen()).toMatchObject({
    by: 'lesson',
    cells: [
      { about: 'legame', userId: student.id, n: 2 },
      { about: 'guadagno', n: 2 },
    ],
  })
  expect((await seen('rule')).by).toBe('rule')
})

test('weeks begin with that of the first answer, at most a quarter of a year ago', async () => {
  const { teacher, courseId, student } = await answered()
  const weeks = async () => (await report(teacher, courseId)).weeks.length
  await playedLive(teacher, courseId, student, { days: 21 })
  expect(await weeks()).toBe(4)
  await playedLive(teacher, courseId, student, { days: 400 })
  expect(await weeks()).toBe(12)
})

test('the page of a student who shows everything says apart what they did elsewhere; of another one, nothing', async () => {
  const { teacher, courseId, student } = await answered()
  const elsewhere = async () => {
    const userId = student.id
    return value(await as(teacher.browser, () => getStudent({ courseId, userId }))).elsewhere
  }
  expect(await elsewhere()).toBeNull()
  value(await as(student.browser, () => shareAll({ courseId, sharesAll: true })))
  // Of three answers two were given in the course.
  const seen = await elsewhere()
  expect(seen).toMatchObject({ answers: 1 })
  expect(seen?.areas.length).toBeGreaterThan(0)
  const before = (await report(teacher, courseId)).answers
  await playedLive(teacher, courseId, student, {})
  expect((await report(teacher, courseId)).answers).toBeGreaterThan(before)
  expect(await elsewhere()).toMatchObject({ answers: 1 })
  value(await as(student.browser, () => shareAll({ courseId, sharesAll: false })))
  expect(await elsewhere()).toBeNull()
})

test('of one assignment, what was done for that one alone, and nothing of another course', async () => {
  const { teacher, courseId, student } = await answered()
  value(await as(student.browser, () => shareAll({ courseId, sharesAll: true })))
  const whole = await report(teacher, courseId)
  const [{ id: assignmentId } = { id: '' }] = whole.assignments
  const one = value(await as(teacher.browser, () => getReport({ courseId, assignmentId })))
  expect([whole.answers, one.answers]).toEqual([3, 2])
  expect(one.assignment).toMatchObject({ id: assignmentId, title: 'Legame' })
  expect(one).toMatchObject({ errors: [], alone: [] })
  const other = await newCourse(teacher)
  const none = { ok: false, error: 'not-found' }
  expect(await as(teacher.browser, () => getReport({ courseId: other, assignmentId }))).toEqual(none)
  const file = () => exportReport({ courseId: other, assignmentId, table: 'regole' })
  expect(await as(teacher.browser, file)).toEqual(none)
})

test('begins with the errors of most people, and whoever needs most stands first', async () => {
  const { teacher, courseId, students } = await classOf(6)
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 1 }
  const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const made = await as(teacher.browser, () => makeAssignment({ courseId, title: 'Legame', task, ...times }))
  const { assignmentId } = value(made)
  for (const [n, { browser }] of students.slice(0, 5).entries()) {
    const { path } = value(await as(browser, () => beginAssignment({ assignmentId })))
    await answer(browser, path.replace('/quiz/', ''), 1, n === 1 || n === 3 ? 'wrong' : 'right')
  }
  const seen = await report(teacher, courseId)
  expect(seen.errors).toMatchObject([{ people: 2, of: 5 }])
  expect(seen.students.slice(0, 2).map(({ userId }) => userId)).toEqual(
    expect.arrayContaining([students[1]?.id, students[3]?.id]),
  )
  // Who has answered nothing is not among those who answered badly.
  expect(seen.students.at(-1)?.userId).toBe(students[5]?.id)
  expect(seen.templates).toMatchObject([
    { uses: ['idle', 'few'], compared: 0, unknown: 'few', itemId: expect.stringMatching(/^legame\.v1\./) },
  ])
})

test('who shows everything is seen whole, until they no longer do', async () => {
  const { teacher, courseId, student } = await answered()
  const share = (sharesAll: boolean) => as(student.browser, () => shareAll({ courseId, sharesAll }))
  value(await share(true))
  expect((await report(teacher, courseId)).answers).toBe(3)
  value(await share(false))
  expect((await report(teacher, courseId)).answers).toBe(2)
})

test('who is removed is not seen, and is seen again when they are let in again', async () => {
  const { teacher, courseId, student } = await answered()
  const set = (removed: boolean) => as(teacher.browser, () => setMember({ courseId, userId: student.id, removed }))
  value(await set(true))
  expect(await report(teacher, courseId)).toMatchObject({ answers: 0, students: [{}] })
  value(await set(false))
  expect((await report(teacher, courseId)).answers).toBe(2)
})

test('answers of a live session of the course are seen, those of another session are not', async () => {
  const { teacher, courseId, student } = await answered()
  for (const course of [courseId, null]) await playedLive(teacher, course, student)
  const seen = await report(teacher, courseId)
  expect(seen.answers).toBe(3)
  expect(seen.heat.cells).toContainEqual({ userId: student.id, about: '119.10', n: 1, right: 1 })
})

describe('as a file', () => {
  const file = async (who: Somebody, courseId: string, table: string) => {
    const found = value(await as(who.browser, () => exportReport({ courseId, table })))
    let text = ''
    for await (const piece of found.pieces) text += piece
    return text.split('\r\n')
  }

  test.each([
    ['regole', 'studente;regola;risposte;giuste', 2],
    ['aree', 'area;persone;prime risposte;giuste;percento;da;a', 2],
    ['domande', 'modello;domanda;prime risposte;giuste;percento;da;a;discriminazione', 1],
    ['errori', 'modello;errore;volte;prime risposte', 1],
    ['settimane', 'settimana da lunedì;persone;risposte;giuste', 1],
  ])('%s', async (table, head, rows) => {
    const { teacher, courseId } = await answered()
    const lines = await file(teacher, courseId, table)
    expect(lines[0]).toBe(`\uFEFF${head}`)
    expect(lines).toHaveLength(rows + 2)
  })

  test('what a spreadsheet would take for a formula is text', async () => {
    const { teacher, courseId, student } = await answered()
    await sql('UPDATE "User" SET name = \'=HYPERLINK("x")\' WHERE id = $1', student.id)
    const lines = await file(teacher, courseId, 'regole')
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)";/)
  })

  test('of a table that there is not, none', async () => {
    const { teacher, courseId } = await classOf(0)
    for (const table of ['x', 'constructor'])
      expect(await as(teacher.browser, () => exportReport({ courseId, table }))).toEqual({
        ok: false,
        error: 'not-found',
      })
  })
})

test('answers kept with no rule are in the map by those of their model, and a cell opens them', async () => {
  const { teacher, courseId, student } = await answered()
  await playedLive(teacher, courseId, student)
  await sql('ALTER TABLE "Attempt" DISABLE TRIGGER "Attempt_frozen"')
  await sql(`UPDATE "Attempt" SET claims = '{}' WHERE "userId" = $1`, student.id)
  await sql('ALTER TABLE "Attempt" ENABLE TRIGGER "Attempt_frozen"')
  const seen = await report(teacher, courseId)
  expect(seen.heat.cells).toContainEqual({ userId: student.id, about: '119.3', n: 2, right: 1 })
  expect(seen.heat.cells).toContainEqual({ userId: student.id, about: '119.10', n: 1, right: 1 })
  expect(seen.heat.outside).toBe(0)
  expect(seen.areas.map(({ area }) => area)).toContain('legame')
  expect(seen.students.map(({ answers }) => answers)).toEqual([3, 0])
  expect(seen.weeks.reduce((sum, { answers }) => sum + answers, 0)).toBe(3)
  const opened = async (rule: string) =>
    value(await as(teacher.browser, () => getStudent({ courseId, userId: student.id, about: { rule } }))).about
  expect((await opened('119.3'))?.answers).toHaveLength(2)
  expect((await opened('119.10'))?.sessions).toMatchObject([{ n: 1, right: 1 }])
  // A model that is no more, or a question of somebody's own: there is no rule, and it is counted beside the map.
  await sql('ALTER TABLE "Attempt" DISABLE TRIGGER "Attempt_frozen"')
  await sql(`UPDATE "Attempt" SET template = 'propria' WHERE "userId" = $1`, student.id)
  await sql('ALTER TABLE "Attempt" ENABLE TRIGGER "Attempt_frozen"')
  const without = await report(teacher, courseId)
  expect([without.heat.cells, without.heat.outside]).toEqual([[], 3])
  expect(without.students.find(({ userId }) => userId === student.id)?.answers).toBe(3)
})
