import 'server-only'
import { z } from 'zod'
import { SHEET } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { readScanned, type Scannable, type ScanTrouble } from '#lib/courses/index'
import { database } from '#lib/db/client'
import { findDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import { countScans, eraseScan, keepScan, scansOf } from '#lib/db/sheet-scans'
import { type SheetState, sheetQuestions, variantsOf } from '#lib/db/sheets'
import type { QuestionView } from '#lib/italian/views'
import type { Item } from '#lib/questions/index'
import { rowsOf } from '../courses/roster-rows'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { type MarkWorth, scannable, worthOf } from './marks'
import { sheetOpened } from './own-sheet'

/** Files kept of one sheet at most. */
const MOST = 20

/** A paper with what it is worth; `line` as in the file. */
export interface PaperResult {
  readonly line: number
  readonly name: string
  readonly variant: string
  readonly right: number
  readonly marks: readonly { readonly text: string; readonly worth: MarkWorth }[]
}

export interface ScanResult {
  readonly papers: readonly PaperResult[]
  readonly troubles: readonly ScanTrouble[]
}

type Unread = 'scan-empty' | 'scan-columns' | 'scan-long'

interface Question {
  readonly item: Item
  readonly shown: Pick<QuestionView, 'options' | 'boxes'>
  readonly asked: Scannable
}

/** The questions of each variant of a sheet, as papers are read. */
export async function questionsOf({ id }: Pick<SheetState, 'id'>): Promise<ReadonlyMap<string, readonly Question[]>> {
  const db = database()
  const all = new Map<string, readonly Question[]>()
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

/** What a file is worth that a scanner made. */
export function resultOf(
  text: string,
  questions: ReadonlyMap<string, readonly Question[]>,
): Result<ScanResult, Unread> {
  const rows = rowsOf(text)
  if (rows === null) return err('scan-long')
  const asked = new Map([...questions].map(([variant, each]) => [variant, each.map((question) => question.asked)]))
  const scanned = readScanned(rows, asked)
  if (!scanned.ok) return scanned
  const papers = scanned.value.papers.map(({ line, name, variant, marks }) => {
    const worth = marks.map(({ mark, text }, n) => {
      const question = questions.get(variant)?.[n]
      return { text, worth: question ? worthOf(question.item, question.shown, mark) : ('unclear' as const) }
    })
    return { line, name, variant, marks: worth, right: worth.filter((each) => each.worth === 'right').length }
  })
  return ok({ papers, troubles: scanned.value.troubles })
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
  if (!(await withinLimit(SHEET, who.value.id))) return err('rate-limited')
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const result = resultOf(text, await questionsOf(sheet.value))
  if (!result.ok) return result
  const kept = await isKept(sheet.value)
  if (kept && (await countScans(database(), sheetId)) >= MOST) return err('scans-full')
  if (kept) await keepScan(database(), sheetId, text, now)
  return ok({ kept, result: result.value })
})

/** The results of a sheet that were kept, the newest first, and whether more would be. */
export const getScans = defineUseCase('sheet/scans', z.object({ sheetId: unsafeId }), async ({ sheetId }, { now }) => {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const scans = await scansOf(database(), sheet.value.id, MOST)
  const questions = await questionsOf(sheet.value)
  return ok({
    title: sheet.value.title,
    kept: await isKept(sheet.value),
    /** The deck that it was made of, whose course is the sheet's. */
    deckId: sheet.value.deckId,
    variants: [...questions].map(([variant, each]) => ({ variant, questions: each.length })),
    scans: scans.flatMap(({ id, readAt, text }) => {
      const result = resultOf(text, questions)
      return result.ok ? [{ id, readAt, ...result.value }] : []
    }),
  })
})

const dropShape = z.object({ sheetId: unsafeId, scanId: unsafeId })

/** Erases a file that was kept, with its results. */
export const dropScan = defineUseCase('sheet/drop-scan', dropShape, async ({ sheetId, scanId }, { now }) => {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  return (await eraseScan(database(), sheet.value.id, scanId)) ? ok(null) : err('not-found')
})
