import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { PAPERS } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { markOf } from '#lib/courses/index'
import { database, transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { findScan, settle } from '#lib/db/sheet-scans'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { PaperObjection } from './codes'
import { saidOf } from './doubts'
import { sheetOpened } from './own-sheet'
import { questionsOf, resultOf } from './scans'

const shape = z.object({
  sheetId: unsafeId,
  scanId: unsafeId,
  marks: z
    .array(
      z.object({
        line: z.number().int(),
        position: z.number().int(),
        /** As it would stand in the file; empty for as the file has it. */
        given: z.string().trim().max(40),
      }),
    )
    .max(1_000),
})

/** How many marks changed; or why none did. */
type Settled = { readonly settled: number } | PaperObjection

/**
 * Keeps what somebody who looked at the papers read on them, under their name; what is said already stays under the name of who said it first,
 * and what the file says just so is as it is there. Where one of them says nothing, nothing is kept.
 */
export const settleMarks = defineUseCase('sheet/settle-marks', shape, async ({ sheetId, scanId, marks }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(PAPERS, who.value.id))) return err('rate-limited')
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const scan = await findScan(database(), sheet.value.id, scanId)
  if (!scan) return err('not-found')
  const questions = await questionsOf(sheet.value)
  const result = resultOf(scan, questions)
  const all = result.ok ? saidOf(result.value.papers, scan, questions) : []
  const said = marks.flatMap(({ line, position, given }) => {
    const mark = all.find((each) => each.line === line && each.position === position)
    const asked = mark && questions.get(mark.variant)?.[position - 1]?.asked
    if (!mark || !asked) return []
    const same = !mark.doubtful && isDeepStrictEqual(markOf(asked, given), markOf(asked, mark.text))
    const kept = same ? '' : given
    return kept === (mark.given ?? '') ? [] : [{ line, position, given: kept || null, asked, name: mark.name }]
  })
  const unclear = said.flatMap(({ given, asked, name, position }) =>
    given !== null && markOf(asked, given).read === 'unclear' ? [{ name, mark: { position, given } }] : [],
  )
  if (unclear.length > 0) return ok<Settled>({ objection: 'mark-unclear', of: unclear })
  await transaction((tx) => settle(tx, scan.id, said, { byId: who.value.id, at: now }))
  return ok<Settled>({ settled: said.length })
})
