import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { openSheet } from '#lib/db/sheets'
import { defineUseCase, unsafeId } from '../define-use-case'
import { sheetOpened } from './own-sheet'

const shape = z.object({ sheetId: unsafeId, open: z.boolean() })

/** Lets everybody who has the paper read its correction, from now on; or no longer. */
export const openCorrection = defineUseCase('sheet/open-correction', shape, async ({ sheetId, open }, { now }) => {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  await openSheet(database(), sheet.value.id, open ? now : null)
  return ok(null)
})
