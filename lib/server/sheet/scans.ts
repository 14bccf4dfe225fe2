import 'server-only'
import { z } from 'zod'
import { PAPERS } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { placeOf, readScanned, type Scannable, type ScannedMark, type ScanTrouble } from '#lib/courses/index'
import { database } from '#lib/db/client'
import { findDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import { countScans, keepScan, type SheetScan, sameScan, scansOf } from '#lib/db/sheet-scans'
import { type SheetState, sheetQuestions, variantsOf } from '#lib/db/sheets'
import type { QuestionView } from '#lib/italian/views'
import type { Item } from '#lib/questions/index'
import { rowsOf } from '../courses/roster-rows'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { goneOf, goneWith } from './fallback'
import { type MarkWorth, scannable, worthOf } from './marks'
import { sheetOpened } from './own-sheet'

/** Files kept of one sheet at most. */
export const MOST = 20

/** A paper with what it is worth; `line` as in the file. */
export interface PaperResult {
  readonly line: number
  readonly name: string
  readonly variant: string
  readonly right: number
  readonly marks: readonly (Omit<ScannedMark, 'mark'> & { readonly worth: MarkWorth })[]
}

export interface ScanResult {
  readonly papers: readonly PaperResult[]
  readonly troubles: readonly ScanTrouble[]
}

type Unread = 'scan-empty' | 'scan-columns' | 'scan-long'

/** A question of a paper, as it is read. */
export interface PaperAsked {
  readonly item: Item
  readonly shown: Pick<QuestionView, 'options' | 'boxes'>
  readonly asked: Scannable
}

/** The questions of each variant of a sheet. */
export type Questions = ReadonlyMap<string, readonly PaperAsked[]>

/** The questions of each variant of a sheet, as papers are read. */
export async function questionsOf({ id }: Pick<SheetState, 'id'>): Promise<Questions> {
  const db = database()
  const all = new Map<string, readonly PaperAsked[]>()
  for (const variant of await variantsOf(db, id)) {
    const questions = await sheetQuestions(db, id, variant)
    all.set(
      variant,
      questions.map(({ item, seed }) => {
        const shown = bank.question(bank.toPublic(item), seed)
        return { item, shown, asked: scannable(item, shown) }
      }),
    )
  }
  return all
}

/** A mark with the question that it answers. */
export interface AskedMark extends ScannedMark {
  readonly question: PaperAsked | undefined
}

/** A file that a scanner made, with what was settled of it. */
type Read = Pick<SheetScan, 'text' | 'settled'>

/** What a scanner made of papers, each mark with its question. */
export function papersIn({ text, settled }: Read, questions: Questions) {
  const rows = rowsOf(text)
  if (rows === null) return err('scan-long' as const)
  const asked = new Map([...questions].map(([variant, each]) => [variant, each.map((question) => question.asked)]))
  const said = new Map(settled.map(({ line, position, given }) => [placeOf(line, position), given]))
  const scanned = readScanned(rows, asked, said)
  if (!scanned.ok) return scanned
  const papers = scanned.value.papers.map(({ marks, ...paper }) => ({
    ...paper,
    marks: marks.map((mark, n): AskedMark => ({ ...mark, question: questions.get(paper.variant)?.[n] })),
  }))
  return ok({ papers, troubles: scanned.value.troubles })
}

/** What a file is worth that a scanner made. */
export function resultOf(scan: Read, questions: Questions): Result<ScanResult, Unread> {
  const read = papersIn(scan, questions)
  if (!read.ok) return read
  const papers = read.value.papers.map(({ marks, ...paper }) => {
    const worth = marks.map(({ mark, question, ...told }) => ({
      ...told,
      worth: question ? worthOf(question.item, question.shown, mark) : ('unclear' as const),
    }))
    return { ...paper, marks: worth, right: worth.filter((each) => each.worth === 'right').length }
  })
  return ok({ papers, troubles: read.value.troubles })
}

/** Whether papers of a sheet are kept: those of a course are. */
async function isKept({ deckId }: Pick<SheetState, 'deckId'>): Promise<boolean> {
  return deckId !== null && ((await findDeck(database(), deckId))?.courseId ?? null) !== null
}

const readShape = z.object({ sheetId: unsafeId, text: z.string().max(600_000) })

/** Grades what a scanner made of the papers of a sheet; where the sheet is of a course the file is kept as it came, and graded again when it is looked at. */
export const readScan = defineUseCase('sheet/read-scan', readShape, async ({ sheetId, text }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(PAPERS, who.value.id))) return err('rate-limited')
  const sheet = await sheetOpened(sheetId, now)
  return sheet.ok ? readText(sheet.value, text, now) : sheet
})

/** What came of a table of papers: where it was kept, and whether it was there already. */
export interface ReadTable {
  readonly kept: { readonly scanId: string; readonly again: boolean } | null
  readonly result: ScanResult
}

/** Grades a table of papers, and keeps it where the sheet is of a course; the same text once. */
export async function readText(
  sheet: SheetState,
  text: string,
  now: number,
): Promise<Result<ReadTable, Unread | 'scans-full'>> {
  const result = resultOf({ text, settled: [] }, await questionsOf(sheet))
  if (!result.ok) return result
  const db = database()
  if (!(await isKept(sheet))) return ok({ kept: null, result: result.value })
  const same = await sameScan(db, sheet.id, text)
  if (!same && (await countScans(db, sheet.id)) >= MOST) return err('scans-full')
  const { id } = same ?? (await keepScan(db, sheet.id, text, now))
  return ok({ kept: { scanId: id, again: same !== null }, result: result.value })
}

/** The results of a sheet that were kept, the newest first, and whether more would be. */
export const getScans = defineUseCase('sheet/scans', z.object({ sheetId: unsafeId }), async ({ sheetId }, { now }) => {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const scans = await scansOf(database(), sheet.value.id, MOST)
  const questions = await questionsOf(sheet.value)
  const gone = await goneWith(
    database(),
    scans.map(({ id }) => id),
  )
  return ok({
    title: sheet.value.title,
    kept: await isKept(sheet.value),
    /** The deck that it was made of, whose course is the sheet's. */
    deckId: sheet.value.deckId,
    variants: [...questions].map(([variant, each]) => ({ variant, questions: each.length })),
    scans: scans.flatMap((scan) => {
      const result = resultOf(scan, questions)
      return result.ok ? [{ id: scan.id, readAt: scan.readAt, gone: goneOf(gone(scan.id)), ...result.value }] : []
    }),
  })
})
