import './next'
import { strFromU8, unzipSync } from 'fflate'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { extend, makeException, takeBack } from '#lib/server/courses/exceptions'
import { markQuestion } from '#lib/server/courses/hand-marks'
import { leaveOutAsked } from '#lib/server/courses/left-out'
import { addRoster } from '#lib/server/courses/roster'
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
  const ids = { courseId, assignmentId, quizId: path.replace('/quiz/', '') }
  return { teacher, student, other, get, ...ids }
}

/** The lines of a sheet of a workbook, as somebody reads them: what is empty is left out. */
function linesOf(files: Record<string, Uint8Array>, sheet: number): readonly (readonly string[])[] {
  const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
    ([, text]) => text,
  )
  return [...read(`xl/worksheets/sheet${sheet}.xml`).matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c ([^>]*)>.*?<v>(.*?)<\/v>.*?<\/c>/gs)].map(
      ([, attributes, v]) => (attributes?.includes('t="s"') ? texts[Number(v)] : v) ?? '',
    ),
  )
}

test('as CSV it has one line a person, with what counts, what was computed and the state; nothing that is worked out', async () => {
  const { student, other, get } = await exported()
  const reply = await get('csv')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="registro-arbitri-2026-2026-11-24.csv"')
  const [head, first, second, apart, median] = (await reply.text()).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe(
    "Persona;E-mail;'@Legame: punti;'@Legame: su;'@Legame: calcolato;'@Legame: stato;Totale: punti;Totale: su;Totale: %",
  )
  expect(first).toBe(`'=1+1;${student.email};"7,5";10;1;"fatto, voto a mano, nella somma 1,5 su 2";"1,5";2;75`)
  expect(second).toBe(`Zoe;${other.email};;;;non cominciato;;;`)
  expect(apart).toBe('')
  expect(median).toBe('Mediana;;75;100;;1 voto;75;100;75')
})

test('as a workbook it has the whole term: people, attempts, decisions; texts are texts', async () => {
  const { teacher, get } = await exported()
  const reply = await get('xlsx')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="registro-arbitri-2026-2026-11-24.xlsx"')
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

test('every decision is on a sheet of its own: of one student, of one question, for everybody, and what holds no more', async () => {
  const { teacher, student, other, get, courseId, assignmentId, quizId } = await exported()
  const whose = { courseId, assignmentId, userId: other.id }
  const times = { dueAt: '2026-11-25T18:00', closesAt: '' }
  value(await as(teacher.browser, () => extend({ ...whose, ...times, reason: 'Era malata.' })))
  const exception = { kind: 'attempts' as const, attempts: 2 }
  value(await as(teacher.browser, () => makeException({ ...whose, exception, reason: 'La rete.' })))
  value(await as(teacher.browser, () => takeBack({ ...whose, kind: 'attempts' })))
  const question = { courseId, userId: student.id, quizId, position: 2 }
  value(await as(teacher.browser, () => markQuestion({ ...question, points: 0.5, reason: 'A voce sì.' })))
  const all = { courseId, assignmentId, template: 'legame', itemId: null }
  value(await as(teacher.browser, () => leaveOutAsked({ ...all, reason: 'È ambigua.' })))

  const [head, ...lines] = linesOf(unzipSync(new Uint8Array(await (await get('xlsx')).arrayBuffer())), 3)
  expect(head?.join(';')).toBe('Persona;E-mail;Compito;Che cosa;Quanto;Motivo;Deciso il;Da;Non vale più dal;Tolto da')
  const decided = (...what: string[]) => [...what, expect.stringMatching(/^46\d{3}(?:\.|$)/), teacher.email]
  expect(lines).toHaveLength(5)
  expect(lines).toEqual(
    expect.arrayContaining([
      decided('=1+1', student.email, '@Legame', 'voto a mano', '7,5 su 10', '+39 a voce'),
      decided('Zoe', other.email, '@Legame', 'più tempo', expect.stringContaining('25'), 'Era malata.'),
      [
        ...decided('Zoe', other.email, '@Legame', 'tentativi in più', '2', 'La rete.'),
        expect.stringMatching(/^46\d{3}(?:\.|$)/),
        teacher.email,
      ],
      decided('=1+1', student.email, '@Legame', 'voto a mano di una domanda', 'domanda 2: 0,5 su 1', 'A voce sì.'),
      decided('tutti', '@Legame', 'domande di un modello che non contano', 'legame', 'È ambigua.'),
    ]),
  )
})

test('what is left half done is said as in the gradebook, once it is over', async () => {
  const { teacher, other, get, courseId } = await exported()
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const make = { courseId, title: 'A metà', task, opensAt: '', dueAt: '', closesAt: '2026-11-24T18:00', attempts: null }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const { path } = value(await as(other.browser, () => beginAssignment({ assignmentId })))
  await answer(other.browser, path.replace('/quiz/', ''), 1, 'right')
  const times = async () => {
    const files = unzipSync(new Uint8Array(await (await get('xlsx')).arrayBuffer()))
    return linesOf(files, 2).map((line) => line.at(-1))
  }
  expect(await times()).toEqual(['Stato', 'finito', 'in corso, 1 di 2 risposte'])
  setClock(now + 2 * 86_400_000)
  expect(await times()).toEqual(['Stato', 'finito', 'scaduto, 1 di 2 risposte'])
  expect(await (await get('csv')).text()).toContain('scaduto, 1 di 2 risposte')
})

test('an attempt has its moments as dates, and beside its right answers what they come to by hand', async () => {
  const { teacher, student, get, courseId, quizId } = await exported()
  const question = { courseId, userId: student.id, quizId, position: 2 }
  value(await as(teacher.browser, () => markQuestion({ ...question, points: 0.5, reason: 'A voce sì.' })))
  const [head, line] = linesOf(unzipSync(new Uint8Array(await (await get('xlsx')).arrayBuffer())), 2)
  expect(head?.slice(-4)).toEqual(['Giuste', 'Su', 'Voto a mano', 'Stato'])
  expect(line?.slice(-4)).toEqual(['1', '2', '1.5', 'finito'])
  // Days since 1899, as spreadsheets count them.
  expect(Number(line?.[4])).toBeGreaterThan(46_000)
  // How long it took, as a figure.
  expect(head?.[6]).toBe('Tempo (minuti)')
  expect(line?.[6]).toMatch(/^\d+(?:\.\d)?$/)
})

test('who a line is of stays in view, as the heads do', async () => {
  const { get } = await exported()
  const files = unzipSync(new Uint8Array(await (await get('xlsx')).arrayBuffer()))
  for (const n of [1, 2, 3])
    expect(strFromU8(files[`xl/worksheets/sheet${n}.xml`] ?? new Uint8Array())).toMatch(/<pane [^>]*xSplit="1"/)
})

test('who is on a list and has not come stands after the others, and counts nowhere', async () => {
  const { teacher, get, courseId } = await exported()
  value(await as(teacher.browser, () => addRoster({ courseId, text: 'attesa@esempio.it' })))
  const lines = (await (await get('csv')).text()).split('\r\n')
  expect(lines[3]).toMatch(/^attesa@esempio\.it;attesa@esempio\.it;;;;in attesa;;;$/)
  expect(lines[5]).toMatch(/^Mediana;;75;100;;1 voto/)
})

test('another format is none', async () => {
  const { get } = await exported()
  expect((await get('pdf')).status).toBe(404)
})
