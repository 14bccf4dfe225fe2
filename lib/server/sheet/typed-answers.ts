import 'server-only'
import Papa from 'papaparse'
import { z } from 'zod'
import { PAPERS } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import type { Scannable } from '#lib/courses/index'
import { database } from '#lib/db/client'
import type { Course } from '#lib/db/courses'
import { findDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import type { SheetState } from '#lib/db/sheets'
import { inFileName } from '#lib/export/index'
import { type Pupil, pupilsOf } from '../courses/pupils'
import { taughtCourse } from '../courses/taught-course'
import { csvFile } from '../csv'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { PaperObjection } from './codes'
import { sheetOpened } from './own-sheet'
import { type Questions, questionsOf, type ReadTable, readText } from './scans'

/** What was typed, in one line. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** People on one page of the form. */
const PAGE = 30

interface Typed {
  readonly sheet: SheetState
  readonly course: Pick<Course, 'id' | 'title'>
  readonly whoId: string
  readonly pupils: readonly Pupil[]
  readonly questions: Questions
}

/** A sheet of a course with the class; to whom neither opens there is none. */
async function classOf(
  sheetId: string,
  now: number,
): Promise<Result<Typed, 'expired-session' | 'not-allowed' | 'not-found'>> {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const { deckId } = sheet.value
  const courseId = deckId === null ? null : ((await findDeck(database(), deckId))?.courseId ?? null)
  if (courseId === null) return err('not-found')
  const taught = await taughtCourse(courseId, now)
  if (!taught.ok) return taught
  const { course, who } = taught.value
  const [pupils, questions] = await Promise.all([pupilsOf(database(), courseId), questionsOf(sheet.value)])
  return ok({ sheet: sheet.value, course, whoId: who.id, pupils, questions })
}

const mostOf = (questions: Questions): number => Math.max(0, ...[...questions.values()].map(({ length }) => length))

/** The first line of a table of papers. */
const headOf = (questions: Questions): readonly string[] => [
  'nome',
  'e-mail',
  'variante',
  ...Array.from({ length: mostOf(questions) }, (_, n) => String(n + 1)),
]

/** How somebody of the class stands in a table of papers: an e-mail is of one person alone. */
const cellsOf = ({ name, email }: Pupil): readonly string[] => [name === email ? '' : plain(name), email]

const pageShape = z.object({ sheetId: unsafeId, page: z.number().int().min(1).catch(1).default(1) })

/** What the form is made of in which answers are typed off the papers of a class, a few people at a time. */
export const getTypedAnswers = defineUseCase('sheet/typed-answers', pageShape, async ({ sheetId, page }, { now }) => {
  const found = await classOf(sheetId, now)
  if (!found.ok) return found
  const { sheet, course, pupils, questions } = found.value
  const pages = Math.max(1, Math.ceil(pupils.length / PAGE))
  const shown = Math.min(page, pages)
  return ok({
    title: sheet.title,
    course: { id: course.id, title: course.title },
    page: shown,
    pages,
    pupils: pupils.slice((shown - 1) * PAGE, shown * PAGE).map(({ userId, name }) => ({ userId, name })),
    variants: [...questions].map(([variant, each]) => ({
      variant,
      kinds: each.map(({ asked }): Scannable['kind'] => asked.kind),
    })),
  })
})

const saveShape = z.object({
  sheetId: unsafeId,
  lines: z
    .array(
      z.object({
        userId: unsafeId,
        variant: z.string().max(1),
        answers: z.array(z.string().max(40)).max(200),
      }),
    )
    .max(PAGE),
})

/** Which reading came of them, and whether it was there already; or why none did. */
type TypedRead = NonNullable<ReadTable['kept']> | PaperObjection

/**
 * Reads answers that were typed off papers, as the file that says the same is read. Lines with no answer are left out, and so is whoever is not
 * in the course; the same lines make the same file.
 */
export const readTypedAnswers = defineUseCase('sheet/read-typed', saveShape, async ({ sheetId, lines }, { now }) => {
  const found = await classOf(sheetId, now)
  if (!found.ok) return found
  const { sheet, whoId, pupils, questions } = found.value
  if (!(await withinLimit(PAPERS, whoId))) return err('rate-limited')
  const [only, ...more] = questions.keys()
  const rows = pupils.flatMap((pupil) => {
    const line = lines.find(({ userId }) => userId === pupil.userId)
    const answers = line?.answers.map(plain) ?? []
    if (!line || answers.every((answer) => answer === '')) return []
    const variant = more.length === 0 && only !== undefined ? only : line.variant
    return [{ name: pupil.name, variant, cells: [...cellsOf(pupil), variant, ...answers] }]
  })
  if (rows.length === 0) return err('scan-empty')
  const without = rows.filter(({ variant }) => !questions.has(variant))
  if (without.length > 0)
    return ok<TypedRead>({ objection: 'typed-variant', of: without.map(({ name }) => ({ name })) })
  const text = Papa.unparse([headOf(questions), ...rows.map(({ cells }) => cells)], { delimiter: ';', newline: '\n' })
  const read = await readText(sheet, text, now)
  if (!read.ok) return read
  return read.value.kept === null ? err('not-found') : ok<TypedRead>(read.value.kept)
})

/** A table to be filled in: the heads, and the class, each without a variant and answers. */
export const getAnswersModel = defineUseCase(
  'sheet/answers-model',
  z.object({ sheetId: unsafeId }),
  async ({ sheetId }, { now }) => {
    const found = await classOf(sheetId, now)
    if (!found.ok) return found
    const { sheet, pupils, questions } = found.value
    const blank = Array.from({ length: mostOf(questions) + 1 }, () => '')
    const rows = [headOf(questions), ...pupils.map((pupil) => [...cellsOf(pupil), ...blank])]
    return ok(csvFile(`verdetto-${inFileName(sheet.title) || 'fogli'}-risposte`, rows))
  },
)
