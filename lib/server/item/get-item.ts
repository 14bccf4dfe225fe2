import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { defineUseCase } from '../define-use-case'
import type { ItemDto } from '../dto'
import { withLevel } from '../levels'
import { bank } from '../ports'
import { itemSeed } from './item-seed'

const shape = z.object({ itemId: z.string().max(200) })

/** A question on its own page: the same for everybody, with its key left behind. */
export const getItem = defineUseCase('item/get-item', shape, async ({ itemId }) => {
  const item = bank.instantiate(itemId)
  if (!item.ok) return err(item.error === 'old-version' ? 'old-version' : 'not-found')
  const shown = bank.toPublic(item.value)
  const question = await withLevel(database(), shown.id, bank.question(shown, itemSeed(itemId)))
  const dto: ItemDto = { itemId: shown.id, edition: shown.edition, question }
  return ok(dto)
})
