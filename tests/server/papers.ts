import { getGradebook } from '#lib/server/courses/gradebook'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { getPaperMarks, savePaperMarks } from '#lib/server/sheet/paper-marks'
import { getScans, readScan } from '#lib/server/sheet/scans'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { value } from './play'

/** A class with these names, a paper of two questions, and what a scanner made of it: how many each has right, by the name written there. */
export async function papersOf(names: readonly string[], written: readonly (readonly [name: string, right: number])[]) {
  const { teacher, courseId, students } = await classOf(names.length)
  for (const [n, name] of names.entries()) await sql('UPDATE "User" SET name = $1 WHERE id = $2', name, students[n]?.id)
  const asked = <T>(call: () => Promise<T>) => as(teacher.browser, call)
  const { deckId } = value(await asked(() => makeDeck({ title: 'Prova', courseId })))
  value(await asked(() => addQuestions({ deckId, template: 'legame', count: 2 })))
  const { sheetId } = value(await asked(() => makeSheet({ deckId, variants: 1, others: 'like' })))
  const { variants } = value(await asked(() => getSheet({ sheetId })))
  const key = variants[0]?.questions.map(({ key }) => key.mark) ?? []
  const line = ([name, right]: readonly [string, number]) =>
    `${name};A;${key.map((mark, n) => (n < right ? mark : mark === 'A' ? 'B' : 'A')).join(';')}`
  const scan = async (lines: typeof written) => {
    value(await asked(() => readScan({ sheetId, text: ['nome;variante;1;2', ...lines.map(line)].join('\n') })))
    return value(await asked(() => getScans({ sheetId }))).scans[0]?.id ?? ''
  }
  const scanId = await scan(written)
  const papers = async (of = scanId) => value(await asked(() => getPaperMarks({ sheetId, scanId: of })))
  /** Saves what the page says, with some of it put right by the names that are written. */
  const save = async (
    corrected: Readonly<Record<string, string | null>> = {},
    of = scanId,
    /** Whose paper takes the place of what a later file says. */
    replaced: readonly string[] = [],
  ) => {
    const { papers: all } = await papers(of)
    const whose = all.map(({ line, name, userId }) => ({
      line,
      userId: name in corrected ? (corrected[name] ?? null) : userId,
      replace: replaced.includes(name),
    }))
    return asked(() => savePaperMarks({ sheetId, scanId: of, whose }))
  }
  const book = async () => value(await asked(() => getGradebook({ courseId })))
  const worth = async () =>
    (await book()).lines.map(({ name, cells, sum }) => [
      name,
      cells[0]?.state,
      cells[0]?.computed?.points ?? null,
      sum.points,
    ])
  return {
    teacher,
    courseId,
    students: students as [Somebody, Somebody, Somebody],
    sheetId,
    scanId,
    scan,
    papers,
    save,
    book,
    worth,
    deckId,
  }
}
