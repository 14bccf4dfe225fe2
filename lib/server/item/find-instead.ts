import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'
import type { InsteadDto } from '../dto'
import { bank } from '../ports'

const shape = z.object({ itemId: z.string().max(200) })

/** Why a question's address leads nowhere, and the question that stands nearest to it. Tells nothing of any key. */
export const findInstead = defineUseCase('item/find-instead', shape, async ({ itemId }) => {
  const instead = bank.insteadOf(itemId)
  if (!instead) return err('not-found')
  const made = instead.item === undefined ? undefined : bank.instantiate(instead.item)
  const dto: InsteadDto = {
    why: instead.why,
    offer: made?.ok
      ? { itemId: made.value.id, ask: bank.question(bank.toPublic(made.value), made.value.id).ask }
      : null,
  }
  return ok(dto)
})
