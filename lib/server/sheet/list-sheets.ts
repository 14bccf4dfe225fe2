import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listSheets, type SheetState } from '#lib/db/sheets'
import { BLUEPRINTS, lengthOf } from '#lib/study/index'
import { deckOf } from '../deck/own-deck'
import { defineUseCase, unsafeId } from '../define-use-case'
import { isOpenTo } from './own-sheet'
import { sheetLine } from './sheet-dto'

/** Sheets on one page. */
const MOST = 100

const shape = z.object({ deckId: unsafeId.optional() })

/** The sheets made of a deck; without one, those that whoever asks made of exams, and the exams there are. For instructors. */
export const listMySheets = defineUseCase('sheet/list', shape, async ({ deckId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const deck = deckId === undefined ? null : await deckOf(who.value, deckId)
  if (deck !== null && !deck.ok) return deck
  const of = deck ? { deckId: deck.value.id } : { ownerId: who.value.id }
  const sheets: SheetState[] = []
  for (const sheet of await listSheets(database(), of, MOST)) if (await isOpenTo(who.value, sheet)) sheets.push(sheet)
  return ok({
    deck: deck && { id: deck.value.id, title: deck.value.title },
    blueprints: BLUEPRINTS.map((blueprint) => ({ id: blueprint.id, length: lengthOf(blueprint) })),
    sheets: sheets.map(sheetLine),
  })
})
