import './next'
import { readFileSync } from 'node:fs'
import { currentUser } from '#lib/server/account/current-user'
import { setName } from '#lib/server/account/set-name'
import { exportClass, reportClass } from '#lib/server/classroom/report'
import { listAttended } from '#lib/server/courses/attended'
import { getInvitation, joinCourse } from '#lib/server/courses/join'
import { getMembers } from '#lib/server/courses/members'
import { getReport } from '#lib/server/courses/report/report'
import { addRoster, previewRoster } from '#lib/server/courses/roster'
import { sql } from '../setup/sql'
import { as } from './browser'
import { codeOf, newCourse, prove, type Somebody, somebody } from './class'
import { join as enter, lead, lobby, respond } from './classroom-play'
import { value } from './play'
import './streams'

// What a person is called: by the list of a course, else by themselves when they join, and as they say later.

const code = (error: string) => ({ ok: false, error })
const course = async () => {
  const teacher = await somebody('formatore')
  return { teacher, courseId: await newCourse(teacher) }
}
const list = (who: Somebody, courseId: string, text: string) => as(who.browser, () => addRoster({ courseId, text }))
const invited = async (who: Somebody, teacher: Somebody, courseId: string) => {
  const typed = await codeOf(teacher, courseId)
  return value(await as(who.browser, () => getInvitation({ code: typed })))
}
const join = async (who: Somebody, teacher: Somebody, courseId: string, name?: string) => {
  const typed = await codeOf(teacher, courseId)
  return as(who.browser, () => joinCourse({ code: typed, ...(name !== undefined && { name }) }))
}
const own = async (who: Somebody) => {
  const me = value(await as(who.browser, () => currentUser()))
  return me.kind === 'account' ? me.name : undefined
}
const students = async (teacher: Somebody, courseId: string) =>
  value(await as(teacher.browser, () => getMembers({ courseId }))).students.map(({ name }) => name)

test('who is on a list under a name has it on joining by the link, in the list of people and in the report', async () => {
  const { teacher, courseId } = await course()
  const anna = await somebody()
  value(await list(teacher, courseId, `nome;cognome;e-mail\nAnna;Bianchi;${anna.email}`))
  expect((await invited(anna, teacher, courseId)).me?.name).toBe('Anna Bianchi')
  value(await join(anna, teacher, courseId))
  expect(await students(teacher, courseId)).toEqual(['Anna Bianchi'])
  expect(await own(anna)).toBe('Anna Bianchi')
  const report = value(await as(teacher.browser, () => getReport({ courseId })))
  expect(report.students.map(({ name }) => name)).toEqual(['Anna Bianchi'])
})

test('and so has who has proven the e-mail, at once or on opening their courses', async () => {
  const { teacher, courseId } = await course()
  const [anna, bruno] = [await somebody(), await somebody()]
  await prove(anna)
  value(await list(teacher, courseId, `nome;e-mail\nAnna;${anna.email}\nBruno;${bruno.email}`))
  expect(await students(teacher, courseId)).toEqual(['Anna'])
  await prove(bruno)
  value(await as(bruno.browser, () => listAttended()))
  expect(await students(teacher, courseId)).toEqual(['Anna', 'Bruno'])
})

test('a list gives a name to who came without one, and to who is waited for without one; nobody is called otherwise by it', async () => {
  const { teacher, courseId } = await course()
  const [anna, bruno, carla] = [await somebody(), await somebody(), await somebody()]
  await prove(anna)
  value(await list(teacher, courseId, `${anna.email}\n${bruno.email}`))
  value(await join(carla, teacher, courseId, 'Carla Conti'))
  const text = `nome;e-mail\nAnna;${anna.email}\nBruno;${bruno.email}\nAltra;${carla.email}`
  const preview = value(await as(teacher.browser, () => previewRoster({ courseId, text })))
  expect(preview.named.map(({ name }) => name)).toEqual(['Anna', 'Bruno'])
  value(await list(teacher, courseId, text))
  expect(await students(teacher, courseId)).toEqual(['Anna', 'Carla Conti'])
  value(await join(bruno, teacher, courseId))
  expect(await students(teacher, courseId)).toEqual(['Anna', 'Bruno', 'Carla Conti'])
})

test('who has no name anywhere is asked for one, and is not in before', async () => {
  const { teacher, courseId } = await course()
  const student = await somebody()
  expect((await invited(student, teacher, courseId)).me?.name).toBeNull()
  expect(await join(student, teacher, courseId)).toEqual(code('name-missing'))
  expect(await join(student, teacher, courseId, '  ')).toEqual(code('name-missing'))
  expect(await join(student, teacher, courseId, 'x'.repeat(121))).toEqual(code('name-long'))
  expect(await students(teacher, courseId)).toEqual([])
  value(await join(student, teacher, courseId, ' Dario   Degli Esposti '))
  expect(await students(teacher, courseId)).toEqual(['Dario Degli Esposti'])
})

test('what a person types on joining is what they are called, whatever a list says', async () => {
  const { teacher, courseId } = await course()
  const student = await somebody()
  value(await list(teacher, courseId, `nome;e-mail\nA. Bianchi;${student.email}`))
  value(await join(student, teacher, courseId, 'Anna Bianchi'))
  expect(await students(teacher, courseId)).toEqual(['Anna Bianchi'])
})

test('a name is changed by whose it is, in letters of any kind and no hidden signs', async () => {
  const student = await somebody()
  const set = (name: string) => as(student.browser, () => setName({ name }))
  value(await set('Zoë Ní Chonchúir'))
  expect(await own(student)).toBe('Zoë Ní Chonchúir')
  value(await set('Zoë\u202e\tNí'))
  expect(await own(student)).toBe('Zoë Ní')
  expect(await set('\u200b ')).toEqual(code('name-missing'))
  expect(await own(student)).toBe('Zoë Ní')
})

test('who came off a list before lists gave names has the name of the first one; nobody else is called otherwise', async () => {
  const { teacher, courseId } = await course()
  const [anna, bruno] = [await somebody(), await somebody()]
  value(await list(teacher, courseId, `nome;e-mail\nAnna;${anna.email}\nBruno;${bruno.email}`))
  value(await join(anna, teacher, courseId))
  value(await join(bruno, teacher, courseId, 'Bruno B.'))
  await sql('UPDATE "User" SET name = NULL WHERE id = $1', anna.id)
  await sql(readFileSync('prisma/migrations/20261123162000_names-of-lists/migration.sql', 'utf8'))
  expect(await students(teacher, courseId)).toEqual(['Anna', 'Bruno B.'])
})

test('the report of a live session, and its file, say who of the course was behind a nickname; nobody else', async () => {
  const { teacher, courseId } = await course()
  const [anna, guest] = [await somebody(), await somebody()]
  value(await join(anna, teacher, courseId, 'Anna Bianchi'))
  const lesson = await lobby({ courseId }, teacher.browser)
  await enter(lesson, 'Zorro', anna.browser)
  await enter(lesson, 'Ombra', guest.browser)
  value(await as(guest.browser, () => setName({ name: 'Chi non è del corso' })))
  await lead(lesson, 'start', 'open')
  for (const { browser } of [anna, guest]) value(await respond(lesson, browser, 'wrong'))
  await lead(lesson, 'close', 'reveal', 'end')
  const report = value(await as(teacher.browser, () => reportClass({ id: lesson.id })))
  const [zorro, ombra] = [
    { nickname: 'Zorro', name: 'Anna Bianchi', studentId: anna.id },
    { nickname: 'Ombra', name: null, studentId: null },
  ]
  expect(report.people).toMatchObject([zorro, ombra])
  expect(report.questions[0]?.missed).toHaveLength(2)
  expect(report.questions[0]?.missed).toEqual(expect.arrayContaining([zorro, ombra]))
  // Whoever led it and teaches the course no longer finds no page of a student there.
  await sql(`DELETE FROM "CourseMember" WHERE "userId" = $1 AND "courseId" = $2`, teacher.id, courseId)
  const left = value(await as(teacher.browser, () => reportClass({ id: lesson.id })))
  expect(left.people).toMatchObject([{ ...zorro, studentId: null }, ombra])
  const file = value(await as(teacher.browser, () => exportClass({ id: lesson.id })))
  let text = ''
  for await (const piece of file.pieces) text += piece
  expect(text).toContain('Anna Bianchi')
  expect(text).not.toContain('Chi non è del corso')
})
