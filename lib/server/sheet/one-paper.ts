import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { findScan } from '#lib/db/sheet-scans'
import { sheetQuestions, VARIANTS } from '#lib/db/sheets'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type Doubt, saidOf } from './doubts'
import type { MarkWorth } from './marks'
import { sheetOpened } from './own-sheet'
import { questionsOf, resultOf } from './scans'
import { type PaperDto, papersOf } from './sheet-dto'

/** A question of somebody's paper: what stands there, what that is worth, and what would be right. */
export interface AnsweredDto extends Omit<PaperDto, 'key'> {
  readonly answer: Pick<PaperDto['key'], 'mark' | 'headline'>
  readonly worth: MarkWorth
  readonly said: Pick<Doubt, 'text' | 'given' | 'by' | 'at' | 'say'>
}

const shape = z.object({ sheetId: unsafeId, scanId: unsafeId, line: z.number().int() })

/** One paper of a file, question by question. For whom the sheet opens. */
export const getOnePaper = defineUseCase('sheet/one-paper', shape, async ({ sheetId, scanId, line }, { now }) => {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const scan = await findScan(database(), sheet.value.id, scanId)
  if (!scan) return err('not-found')
  const questions = await questionsOf(sheet.value)
  const result = resultOf(scan, questions)
  const paper = result.ok ? result.value.papers.find((each) => each.line === line) : undefined
  const variant = VARIANTS.find((each) => each === paper?.variant)
  if (!paper || variant === undefined) return err('not-found')
  const said = saidOf([paper], scan, questions)
  const printed = await papersOf(sheet.value, variant, await sheetQuestions(database(), sheet.value.id, variant))
  return ok({
    title: sheet.value.title,
    readAt: scan.readAt,
    line,
    name: paper.name,
    variant,
    right: paper.right,
    questions: printed.flatMap(({ position, question, key: { mark, headline } }): readonly AnsweredDto[] => {
      const [here, worth] = [said.find((each) => each.position === position), paper.marks[position - 1]?.worth]
      if (!here || worth === undefined) return []
      const { text, given, by, at, say } = here
      return [{ position, question, answer: { mark, headline }, worth, said: { text, given, by, at, say } }]
    }),
  })
})
