import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { lockCourse } from '#lib/db/courses'
import { findDeck } from '#lib/db/decks'
import { keepPaperAnswers } from '#lib/db/paper-answers'
import { eraseScan, scansOf } from '#lib/db/sheet-scans'
import { defineUseCase, unsafeId } from '../define-use-case'
import { goneWith } from './fallback'
import { sheetOpened } from './own-sheet'
import { answersIn } from './paper-answers'
import { MOST, questionsOf } from './scans'

const shape = z.object({ sheetId: unsafeId, scanId: unsafeId })

/**
 * Erases a file that was kept, with its results. Whose answers came from it has those of the last file that was saved as theirs, of those that
 * stay; marks in the gradebook stay as they are.
 */
export const dropScan = defineUseCase('sheet/drop-scan', shape, async ({ sheetId, scanId }, { now }) => {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const { id, deckId } = sheet.value
  const questions = await questionsOf(sheet.value)
  return transaction(async (tx): Promise<Result<null, 'not-found'>> => {
    const courseId = deckId === null ? null : ((await findDeck(tx, deckId))?.courseId ?? null)
    if (courseId !== null) await lockCourse(tx, courseId)
    const scans = await scansOf(tx, id, MOST)
    const all = await goneWith(
      tx,
      scans.map((scan) => scan.id),
    )
    const gone = all(scanId)
    if (!(await eraseScan(tx, id, scanId))) return err('not-found')
    for (const scan of scans) {
      const back = gone.flatMap(({ to, ...whose }) => (to?.scanId === scan.id ? [{ ...whose, line: to.line }] : []))
      if (back.length === 0) continue
      const answers = answersIn(scan, questions)
      for (const { assignmentId, userId, line } of back) {
        const paper = { userId, scanId: scan.id, line, at: scan.readAt, answers: answers.get(line) ?? [] }
        await keepPaperAnswers(tx, assignmentId, [paper])
      }
    }
    return ok(null)
  })
})
