import './next'
import { getAttended, listAttended } from '#lib/server/courses/attended'
import { archiveCourse, changeCourse, renewCode } from '#lib/server/courses/change-course'
import { getTaught } from '#lib/server/courses/get-taught'
import { getInvitation, joinCourse } from '#lib/server/courses/join'
import { addInstructor, dropWaiting, getMembers, leaveCourse, setMember, shareAll } from '#lib/server/courses/members'
import { addRoster, previewRoster, undoRoster } from '#lib/server/courses/roster'
import { rowsOf, sentTable } from '#lib/server/courses/roster-rows'
import { move } from '../../app/(aula)/formatore/corsi/[id]/actions'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, codeOf, joins, newCourse, prove, type Somebody, somebody } from './class'
import { newEmail, value } from './play'

const members = async (who: Somebody, courseId: string) => {
  const { students, waiting, removed, instructors, batches } = value(
    await as(who.browser, () => getMembers({ courseId })),
  )
  const emails = (some: readonly { readonly email: string }[]) => some.map(({ email }) => email)
  return {
    students: emails(students),
    waiting: emails(waiting),
    removed: emails(removed),
    instructors: emails(instructors),
    batches,
  }
}
const attended = async (who: Somebody) => value(await as(who.browser, () => listAttended())).courses.map(({ id }) => id)
const code = (error: string) => ({ ok: false, error })

describe('joining by code', () => {
  test('who has it is in, typed as one likes, once', async () => {
    const { teacher, courseId } = await classOf(0)
    const student = await somebody()
    const typed = (await codeOf(teacher, courseId)).toLowerCase().replace(/^(....)/, ' $1-')
    expect(value(await as(student.browser, () => getInvitation({ code: typed })))).toMatchObject({ me: { role: null } })
    for (let i = 0; i < 2; i++)
      expect(value(await as(student.browser, () => joinCourse({ code: typed, name: 'Anna' })))).toEqual({
        courseId,
        role: 'studente',
      })
    expect((await members(teacher, courseId)).students).toEqual([student.email])
    expect(await attended(student)).toEqual([courseId])
    expect(value(await as(teacher.browser, () => joinCourse({ code: typed }))).role).toBe('formatore')
  })

  test('a code that was renewed or closed, or of a course that is put away, opens nothing', async () => {
    const { teacher, courseId } = await classOf(0)
    const student = await somebody()
    const tries = (c: string) => as(student.browser, () => joinCourse({ code: c }))
    const first = await codeOf(teacher, courseId)
    await as(teacher.browser, () => renewCode({ courseId, open: true }))
    expect(await tries(first)).toEqual(code('no-such-course'))
    const second = await codeOf(teacher, courseId)
    await as(teacher.browser, () => archiveCourse({ courseId, archived: true }))
    expect(await tries(second)).toEqual(code('no-such-course'))
    await as(teacher.browser, () => archiveCourse({ courseId, archived: false }))
    await as(teacher.browser, () => renewCode({ courseId, open: false }))
    expect(await tries(second)).toEqual(code('no-such-course'))
    expect(value(await as(teacher.browser, () => getTaught({ courseId }))).invitation).toBeNull()
    expect(await attended(student)).toEqual([])
  })

  test('nobody tries codes without end', async () => {
    const student = await somebody()
    await as(student.browser, () => joinCourse({ code: 'AAAAAAAA' }))
    await sql('UPDATE "RateLimit" SET points = 100 WHERE key LIKE \'join:%\'')
    expect(await as(student.browser, () => joinCourse({ code: 'AAAAAAAA' }))).toEqual(code('rate-limited'))
    await sql('DELETE FROM "RateLimit"')
  })
})

describe('who is removed', () => {
  test('sees the course no more and does not come back by themselves, until they are let in again', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const [student] = students as [Somebody]
    const set = (removed: boolean) => as(teacher.browser, () => setMember({ courseId, userId: student.id, removed }))
    value(await set(true))
    expect(await members(teacher, courseId)).toMatchObject({ students: [], removed: [student.email] })
    expect(await as(student.browser, () => getAttended({ courseId }))).toEqual(code('not-found'))
    const typed = await codeOf(teacher, courseId)
    expect(await as(student.browser, () => joinCourse({ code: typed }))).toEqual(code('removed-from-course'))
    value(await set(false))
    expect(await attended(student)).toEqual([courseId])
  })

  test('who left by themselves comes back by themselves', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const [student] = students as [Somebody]
    value(await as(student.browser, () => leaveCourse({ courseId })))
    expect(await attended(student)).toEqual([])
    await joins(student, teacher, courseId)
    expect(await attended(student)).toEqual([courseId])
  })

  test('a stranger to the course is not removed from it', async () => {
    const { teacher, courseId } = await classOf(0)
    const { id: userId } = await somebody()
    const removed = await as(teacher.browser, () => setMember({ courseId, userId, removed: true }))
    expect(removed).toEqual(code('not-found'))
  })
})

describe('instructors', () => {
  test('another one sees the same course; of two one may go, the last one may not', async () => {
    const { teacher, courseId } = await classOf(0)
    const other = await somebody('formatore')
    const add = (email: string) => as(teacher.browser, () => addInstructor({ courseId, email }))
    value(await add(other.email))
    expect((await members(other, courseId)).instructors.sort()).toEqual([teacher.email, other.email].sort())
    const remove = (who: Somebody, userId: string) =>
      as(who.browser, () => setMember({ courseId, userId, removed: true }))
    value(await remove(other, teacher.id))
    expect(await as(teacher.browser, () => getTaught({ courseId }))).toEqual(code('not-found'))
    expect(await remove(other, other.id)).toEqual(code('last-instructor'))
  })

  test('who removes themselves is taken where they may still be, and not to the page of the course', async () => {
    const { teacher, courseId } = await classOf(0)
    const other = await somebody('formatore')
    value(await as(teacher.browser, () => addInstructor({ courseId, email: other.email })))
    const form = new FormData()
    for (const [name, text] of Object.entries({ courseId, userId: other.id, removed: '1' })) form.set(name, text)
    await expect(as(other.browser, () => move(null, form))).rejects.toMatchObject({
      digest: expect.stringContaining(';/formatore?lasciato=1;'),
    })
  })

  test('two who remove each other at once leave one of them', async () => {
    const { teacher, courseId } = await classOf(0)
    const other = await somebody('formatore')
    value(await as(teacher.browser, () => addInstructor({ courseId, email: other.email })))
    const done = await Promise.all([
      as(teacher.browser, () => setMember({ courseId, userId: other.id, removed: true })),
      as(other.browser, () => setMember({ courseId, userId: teacher.id, removed: true })),
    ])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('only who teaches on the site becomes one; nobody is told who else has an account', async () => {
    const { teacher, courseId, students } = await classOf(1)
    for (const email of [students[0]?.email ?? '', newEmail()])
      expect(await as(teacher.browser, () => addInstructor({ courseId, email }))).toEqual(code('no-such-instructor'))
  })

  test('change what is said of the course', async () => {
    const { teacher, courseId } = await classOf(0)
    const change = (title: string, endsOn: string) =>
      as(teacher.browser, () => changeCourse({ courseId, title, startsOn: '2026-10-01', endsOn }))
    value(await change('Livello 2', '2027-05-31'))
    expect(value(await as(teacher.browser, () => getTaught({ courseId })))).toMatchObject({
      title: 'Livello 2',
      startsOn: '2026-10-01',
      endsOn: '2027-05-31',
    })
    expect(await change('Livello 2', '2026-09-30')).toEqual(code('course-dates'))
  })
})

test('what one studies is shown to a course when one says so, and no longer than that', async () => {
  const { teacher, courseId, students } = await classOf(1)
  const [student] = students as [Somebody]
  const shown = async () => value(await as(teacher.browser, () => getMembers({ courseId }))).students[0]?.sharesAll
  expect(await shown()).toBe(false)
  for (const sharesAll of [true, false]) {
    value(await as(student.browser, () => shareAll({ courseId, sharesAll })))
    expect(await shown()).toBe(sharesAll)
  }
})

describe('a list of names', () => {
  const add = (who: Somebody, courseId: string, text: string) => as(who.browser, () => addRoster({ courseId, text }))

  test('is looked at first, and nothing is done', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const text = `nome;email\nAnna;${newEmail()}\nC;${students[0]?.email}\nD;non è così\n`
    const found = value(await as(teacher.browser, () => previewRoster({ courseId, text })))
    expect(found).toMatchObject({
      add: [{ line: 2, name: 'Anna' }],
      there: [{ line: 3 }],
      problems: [{ line: 4, problem: 'bad-email' }],
    })
    expect(await members(teacher, courseId)).toMatchObject({ waiting: [], batches: [] })
  })

  test('lets in who has proven their e-mail, and waits for the others', async () => {
    const { teacher, courseId } = await classOf(0)
    const [proven, unproven] = [await somebody(), await somebody()]
    await prove(proven)
    const later = newEmail()
    value(await add(teacher, courseId, `email\n${proven.email}\n${unproven.email}\n${later}\n`))
    expect(await members(teacher, courseId)).toMatchObject({
      students: [proven.email],
      waiting: [unproven.email, later].sort(),
    })
    expect(await attended(unproven)).toEqual([])
    await prove(unproven)
    expect(await attended(unproven)).toEqual([courseId])
    const newcomer = await somebody('studente', later)
    await joins(newcomer, teacher, courseId)
    expect(await members(teacher, courseId)).toMatchObject({ waiting: [], removed: [] })
  })

  test('is undone as a whole: who was there before stays, who came by it goes', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const [before] = students as [Somebody]
    const proven = await somebody()
    await prove(proven)
    value(await add(teacher, courseId, `${proven.email}\n${newEmail()}\n${before.email}\n`))
    const { batches } = await members(teacher, courseId)
    expect(batches).toMatchObject([{ people: 2 }])
    value(await as(teacher.browser, () => undoRoster({ courseId, batchId: batches[0]?.batchId ?? '' })))
    expect(await members(teacher, courseId)).toMatchObject({
      students: [before.email],
      waiting: [],
      removed: [proven.email],
      batches: [],
    })
    expect(await attended(proven)).toEqual([])
    value(await add(teacher, courseId, proven.email))
    expect(await attended(proven)).toEqual([courseId])
  })

  test('brings back who was removed; of another course it undoes nothing', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const [student] = students as [Somebody]
    await prove(student)
    value(await as(teacher.browser, () => setMember({ courseId, userId: student.id, removed: true })))
    expect(await attended(student)).toEqual([])
    value(await add(teacher, courseId, student.email))
    expect(await attended(student)).toEqual([courseId])
    const { batches } = await members(teacher, courseId)
    const elsewhere = await newCourse(teacher)
    const batchId = batches[0]?.batchId ?? ''
    expect(value(await as(teacher.browser, () => undoRoster({ courseId: elsewhere, batchId })))).toEqual({ undone: 0 })
    expect(await attended(student)).toEqual([courseId])
  })

  test('who is taken off it does not come by it', async () => {
    const { teacher, courseId } = await classOf(0)
    const late = await somebody()
    value(await add(teacher, courseId, late.email))
    const { waiting } = value(await as(teacher.browser, () => getMembers({ courseId })))
    value(await as(teacher.browser, () => dropWaiting({ courseId, entryId: waiting[0]?.id ?? '' })))
    await prove(late)
    expect(await attended(late)).toEqual([])
  })

  test.each([
    ['nothing', '', 'roster-empty'],
    ['five thousand lines', Array.from({ length: 5_000 }, (_, n) => `s${n}@esempio.it`).join('\n'), 'roster-long'],
    ['a very large file', 'x'.repeat(600_000), 'roster-long'],
    ['columns kept apart by something unknown', 'Anna:a@esempio.it\nBruno:b@esempio.it', 'roster-columns'],
  ])('%s: it is said, and nobody is added', async (_, text, error) => {
    const { teacher, courseId } = await classOf(0)
    expect(await add(teacher, courseId, text)).toEqual(code(error))
    expect((await members(teacher, courseId)).waiting).toEqual([])
  })
})

describe('a file', () => {
  const rows = async (bytes: Uint8Array<ArrayBuffer> | string) => {
    const form = new FormData()
    form.append('file', new File([bytes], 'elenco.csv'))
    return rowsOf(await sentTable(form))
  }
  const expected = [
    ['email', 'nome'],
    ['a@esempio.it', 'Nicolò'],
  ]
  test.each<[string, Uint8Array<ArrayBuffer> | string]>([
    ['UTF-8', 'email,nome\na@esempio.it,Nicolò'],
    ['with a byte order mark', '\uFEFFemail,nome\na@esempio.it,Nicolò'],
    ['semicolons', 'email;nome\r\na@esempio.it;Nicolò'],
    ['tabs', 'email\tnome\na@esempio.it\tNicolò'],
    ['bars', 'email|nome\na@esempio.it|Nicolò'],
    ['quotes', '"email","nome"\n"a@esempio.it","Nicolò"'],
    ['of Windows', Uint8Array.from(Buffer.from('email;nome\na@esempio.it;Nicolò', 'latin1'))],
    ['UTF-16', Uint8Array.from(Buffer.from('\uFEFFemail\tnome\na@esempio.it\tNicolò', 'utf16le'))],
  ])('%s', async (_, bytes) => {
    expect(await rows(bytes)).toEqual(expected)
  })

  test('none: what was typed counts', async () => {
    const form = new FormData()
    form.append('file', new File([], ''))
    form.append('text', 'a@esempio.it')
    expect(await sentTable(form)).toBe('a@esempio.it')
  })
})
