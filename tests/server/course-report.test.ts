import './next'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { setMember, shareAll } from '#lib/server/courses/members'
import { exportReport, getReport } from '#lib/server/courses/report'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, newCourse, type Somebody } from './class'
import { answer, start, value } from './play'

const report = async (who: Somebody, courseId: string) => value(await as(who.browser, () => getReport({ courseId })))

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
  expect(seen.rules).toEqual(['119.3', '702.15b'])
  expect(seen.heat).toContainEqual({ userId: student.id, rule: '119.3', n: 2, right: 1 })
  // The second answer has seen the verdict of the first.
  expect(seen.templates).toMatchObject([
    { template: 'legame', n: 1, right: 0, discrimination: null, beliefs: [{ times: 1 }] },
  ])
  expect(seen.weeks.at(-1)).toMatchObject({ answers: 2, right: 1, people: 1 })
  expect((await report(teacher, await newCourse(teacher))).answers).toBe(0)
})

test('of one assignment, what was done for that one alone, and nothing of another course', async () => {
  const { teacher, courseId, student } = await answered()
  value(await as(student.browser, () => shareAll({ courseId, sharesAll: true })))
  const whole = await report(teacher, courseId)
  const [{ id: assignmentId } = { id: '' }] = whole.assignments
  const one = value(await as(teacher.browser, () => getReport({ courseId, assignmentId })))
  expect([whole.answers, one.answers]).toEqual([3, 2])
  expect(one.assignment).toEqual({ id: assignmentId, title: 'Legame' })
  expect(one).toMatchObject({ errors: [], fewer: [] })
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
  expect(seen.templates).toMatchObject([{ uses: ['few'], compared: 0, itemId: expect.stringMatching(/^legame\.v1\./) }])
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
  for (const course of [courseId, null]) {
    const [session] = await sql<{ id: string }>(
      `INSERT INTO "ClassSession" (id, "hostId", "courseId", title, settings, state, "createdAt", "endedAt")
       VALUES (gen_random_uuid(), $1, $2, 'x', '{"schema": 1}', '{"schema": 1}', now(), now()) RETURNING id`,
      teacher.id,
      course,
    )
    const [question] = await sql<{ id: string }>(
      `INSERT INTO "ClassQuestion" (id, "sessionId", position, "itemId", template, seed, shown, secret)
       VALUES (gen_random_uuid(), $1, 1, 'danno.v1.1', 'danno', 's', '{"schema": 1}', '{"schema": 1}') RETURNING id`,
      session?.id,
    )
    await sql(
      `INSERT INTO "Attempt" (id, "userId", origin, "idempotencyKey", "itemId", template, edition, snapshot, answer, verdict, "right", claims, about, offered, beliefs, "createdAt")
       VALUES (gen_random_uuid(), $1, 'classroom', $2, 'danno.v1.1', 'danno', 'e', '{"schema": 1}', '{"schema": 1}', 'right', true, '{119.10}', '{}', '{}', '{}', now())`,
      student.id,
      question?.id,
    )
  }
  const seen = await report(teacher, courseId)
  expect(seen.answers).toBe(3)
  expect(seen.heat).toContainEqual({ userId: student.id, rule: '119.10', n: 1, right: 1 })
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
    ['settimane', 'settimana da lunedì;persone;risposte;giuste', 12],
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
