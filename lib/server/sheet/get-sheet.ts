import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { sheetQuestions, variantsOf } from '#lib/db/sheets'
import { errorOf } from '../courses/made-of'
import { defineUseCase, unsafeId } from '../define-use-case'
import { qrCode } from '../qr'
import { siteAddress } from '../site-address'
import { sheetOpened } from './own-sheet'
import { papersOf, type VariantDto } from './sheet-dto'

/** A sheet to be printed: every variant with its questions, its key and the code that leads to its correction. */
export const getSheet = defineUseCase('sheet/get', z.object({ sheetId: unsafeId }), async ({ sheetId }, { now }) => {
  const sheet = await sheetOpened(sheetId, now)
  if (!sheet.ok) return sheet
  const { id, deckId, title, edition, token, openAt, createdAt } = sheet.value
  const variants: (VariantDto & { readonly code: ReturnType<typeof qrCode>; readonly address: string })[] = []
  for (const variant of await variantsOf(database(), id)) {
    const questions = await papersOf(sheet.value, variant, await sheetQuestions(database(), id, variant))
    const address = siteAddress(`/correzione/${token}?foglio=${variant}`)
    variants.push({ variant, questions, address, code: qrCode(address) })
  }
  return ok({ id, deckId, title, error: errorOf(sheet.value), edition, createdAt, open: openAt !== null, variants })
})
