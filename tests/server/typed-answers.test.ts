import './next'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { getPaperMarks, savePaperMarks } from '#lib/server/sheet/paper-marks'
import { getScans } from '#lib/server/sheet/scans'
import { getTypedAnswers, readTypedAnswers } from '#lib/server/sheet/typed-answers'
import { GET } from '../../app/(aula)/formatore/fogli/[sheetId]/risposte/modello/route'
import { readPapers } from '../../app/(aula)/formatore/fogli/actions'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf } from './class'
import { papersOf } from './papers'
import { value } from './play'

// Answers without a scanner: typed off the papers, or into a table that has the class in it.

/** A class of three, with a sheet in two variants. */
async function twoVariants() {
  const { teacher, courseId, students } = await classOf(3)
  for (const [n, name] of ['Anna', 'Bea', 'Carla; detta C'].entries())
    await sql('UPDATE "User" SET name = $1 WHERE id = $2', name, students[n]?.id)
  const asked = <T>(call: () => Promise<T>) => as(teacher.browser, call)
  const { deckId } = value(await asked(() => makeDeck({ title: 'Prova', courseId })))
  value(await asked(() => addQuestions({ deckId, template: 'legame', count: 2 })))
  value(await asked(() => addQuestions({ deckId, template: 'danno', count: 1 })))
  const { sheetId } = value(await asked(() => makeSheet({ deckId, variants: 2, others: 'like' })))
  const { variants } = value(await asked(() => getSheet({ sheetId })))
  const [a = [], b = []] = variants.map(({ questions }) => questions.map(({ key }) => key.mark))
  const read = (lines: Parameters<typeof readTypedAnswers>[0]['lines']) =>
    asked(() => readTypedAnswers({ sheetId, lines }))
  return { asked, sheetId, students, a, b, read }
}

test('the form has the class, and how each question is answered', async () => {
  const { asked, sheetId, students } = await twoVariants()
  const form = value(await asked(() => getTypedAnswers({ sheetId })))
  expect(form).toMatchObject({ title: 'Prova', page: 1, pages: 1 })
  expect(form.pupils.map(({ userId }) => userId)).toEqual(students.map(({ id }) => id))
  expect(form.variants.map(({ variant, kinds }) => [variant, [...kinds].sort()])).toEqual([
    ['A', ['number', 'one', 'one']],
    ['B', ['number', 'one', 'one']],
  ])
})

test('what is typed is a reading as of a file: known by person, once, without the lines that are empty', async () => {
  const { asked, sheetId, students, a, b, read } = await twoVariants()
  const [anna, bea, carla] = students.map(({ id }) => id) as [string, string, string]
  const lines = [
    { userId: carla, variant: 'B', answers: [...b] },
    { userId: anna, variant: 'A', answers: [a[0]?.toLowerCase() ?? '', ' ', 'boh'] },
    { userId: bea, variant: 'A', answers: ['', '', ''] },
  ]
  const first = value(await read(lines))
  const scanId = 'scanId' in first ? first.scanId : ''
  expect(first).toEqual({ scanId, again: false })
  expect(value(await read(lines))).toEqual({ scanId, again: true })
  expect(value(await asked(() => getScans({ sheetId }))).scans).toHaveLength(1)
  const { papers, doubts } = value(await asked(() => getPaperMarks({ sheetId, scanId })))
  expect(papers.map(({ userId, by, variant, right }) => [userId, by, variant, right])).toEqual([
    [anna, 'email', 'A', 1],
    [carla, 'email', 'B', 3],
  ])
  expect(doubts.map(({ position, text }) => [position, text])).toEqual([[3, 'boh']])
  const whose = papers.map(({ line, userId }) => ({ line, userId }))
  expect(value(await asked(() => savePaperMarks({ sheetId, scanId, whose })))).toMatchObject({ saved: 2 })
})

test('nothing typed is nothing read, and neither is an answer of no variant', async () => {
  const { asked, sheetId, students, read } = await twoVariants()
  const userId = students[0]?.id ?? ''
  expect(await read([])).toEqual({ ok: false, error: 'scan-empty' })
  expect(await read([{ userId, variant: 'A', answers: [' '] }])).toEqual({ ok: false, error: 'scan-empty' })
  expect(value(await read([{ userId, variant: '', answers: ['A'] }]))).toEqual({
    objection: 'typed-variant',
    of: [{ name: 'Anna' }],
  })
  expect(value(await asked(() => getScans({ sheetId }))).scans).toEqual([])
})

test('the model has the heads and the class; filled in it is read, and who has nothing there has no paper', async () => {
  const { asked, sheetId, students, a } = await twoVariants()
  const model = await asked(() => GET(new Request('http://localhost:3000/x'), { params: Promise.resolve({ sheetId }) }))
  expect(model.headers.get('Content-Disposition')).toBe('attachment; filename="verdetto-prova-risposte.csv"')
  const text = await model.text()
  const [head, anna, ...rest] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(head).toBe('nome;e-mail;variante;1;2;3')
  expect(rest).toHaveLength(2)
  const form = new FormData()
  form.set('sheetId', sheetId)
  form.set('text', [head, anna?.replace(/;;;;$/, `;A;${a.join(';')}`), ...rest].join('\r\n'))
  await asked(() => readPapers(null, form).catch(() => null))
  const [scan] = value(await asked(() => getScans({ sheetId }))).scans
  expect(scan?.papers).toMatchObject([{ right: 3 }])
  expect(scan?.troubles.map(({ problem }) => problem)).toEqual(['nothing', 'nothing'])
  const { papers } = value(await asked(() => getPaperMarks({ sheetId, scanId: scan?.id ?? '' })))
  expect(papers).toMatchObject([{ userId: students[0]?.id, by: 'email' }])
})

test('a picture that is chosen as the file of answers is told to be no table', async () => {
  const { teacher, sheetId } = await papersOf(['Anna'], [['Anna', 1]])
  const form = new FormData()
  form.set('sheetId', sheetId)
  form.set('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])], 'foglio.png'))
  expect(await as(teacher.browser, () => readPapers(null, form))).toEqual({
    done: false,
    error: 'scan-no-table',
    text: '',
  })
})
