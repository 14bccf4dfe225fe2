import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { CORRECTION_ADDRESS } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { sheetOfToken, sheetQuestions, VARIANTS, variantsOf } from '#lib/db/sheets'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { mayCorrect } from './may-correct'
import { papersOf } from './sheet-dto'

const shape = z.object({ token: z.string().max(100), variant: z.enum(VARIANTS).catch('A') })

/**
 * The correction of a sheet: for its instructors always, for whoever has the paper once it is open; not while one of its questions is being
 * asked of them elsewhere.
 */
export const getCorrection = defineUseCase('sheet/get-correction', shape, async ({ token, variant }, { now }) => {
  if (!(await withinLimit(CORRECTION_ADDRESS, await addressKey()))) return err('rate-limited')
  const db = database()
  const sheet = await sheetOfToken(db, token)
  if (!sheet) return err('not-found')
  const { may, mine } = await mayCorrect(sheet, now)
  if (!may) return err('correction-closed')
  const variants = await variantsOf(db, sheet.id)
  const shown = variants.find((each) => each === variant) ?? 'A'
  const asked = await sheetQuestions(db, sheet.id, shown)
  const open = mine ? new Set<string>() : await openToAsker(now)
  if (asked.some(({ item }) => open.has(item.id))) return err('item-open')
  const questions = await papersOf(sheet, shown, asked)
  const cited = questions.flatMap(({ key }) => key.steps.flatMap(({ rules }) => rules))
  return ok({
    title: sheet.title,
    edition: sheet.edition,
    open: sheet.openAt !== null,
    variants,
    variant: shown,
    questions,
    texts: bank.texts([...new Set(cited)]),
  })
})
