import './next'
import { strFromU8, unzipSync } from 'fflate'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { makeException } from '#lib/server/courses/exceptions'
import { GET } from '../../app/(aula)/formatore/corsi/[id]/registro/file/route'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, setClock, value } from './play'

const now = Date.UTC(2026, 10, 24, 9)

/** A class of two of whom the first, with a name that a spreadsheet would work out, has done something. */
async function exported() {
  setClock(now)
  const { teacher, courseId, students } = await classOf(2)
  const [student, other] = students as [Somebody, Somebody]
  await sql('UPDATE "User" SET name = $1 WHERE id = $2', '=1+1', student.id)
  await sql('UPDATE "User" SET name = $1 WHERE id = $2', 'Zoe', other.id)
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const make = { courseId, title: '@Legame', task, opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
  for (const [n, how] of (['right', 'wrong'] as const).entries())
    await answer(student.browser, path.replace('/quiz/', ''), n + 1, how)
  const target = { courseId, assignmentId, userId: student.id }
  const exception = { kind: 'mark' as const, points: 7.5, outOf: 10 }
  value(await as(teacher.browser, () => makeException({ ...target, exception, reason: '+39 a voce' })))
  const get = (format: string) =>
    as(teacher.browser, () =>
      GET(new Request(`http://localhost:3000/x?formato=${format}`), { params: Promise.resolve({ id: courseId }) }),
    )
  return { teacher, student, other, get }
}

test('as CSV it has one line a person, with what counts, what was computed and the state; nothing that is worked out', async () => {
  const { student, other, get } = await exported()
  const reply = await get('csv')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="registro.csv"')
  const [head, first, second, median] = (await reply.text()).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe(
    "Persona;E-mail;'@Legame: punti;'@Legame: su;'@Legame: calcolato;'@Legame: stato;Totale: punti;Totale: su",
  )
  expect(first).toBe(`'=1+1;${student.email};"7,5";10;1;"fatto, voto a mano";"7,5";10`)
  expect(second).toBe(`Zoe;${other.email};;;;non cominciato;0;0`)
  expect(median).toBe('Mediana;;75;100;;1 voto;75;100')
})

test('as a workbook it has the whole term: people, attempts, decisions; texts are texts', async () => {
  const { teacher, get } = await exported()
  const reply = await get('xlsx')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="registro.xlsx"')
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  const names = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Registro', 'Tentativi', 'Decisioni'])
  const all = Object.keys(files)
    .filter((name) => name.endsWith('.xml'))
    .map(read)
    .join('')
  expect(all).not.toMatch(/<f[ >]/)
  for (const text of ['Mediana', '=1+1', '@Legame', '+39 a voce', teacher.email]) expect(all).toContain(text)
  // Figures are figures.
  expect(read('xl/worksheets/sheet1.xml')).toMatch(/<v>7\.5<\/v>/)
})

test('another format is none', async () => {
  const { get } = await exported()
  expect((await get('pdf')).status).toBe(404)
})
