import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { itemsMetOf } from '#lib/db/attempts'
import { database } from '#lib/db/client'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'

const shape = z.object({ itemId: z.string().max(200), belief: z.string().max(200).optional() })

/**
 * Another question on the same point: of the same template, one that this person has not met, and in which the belief to overcome
 * is an option. Falls back on one without it, then on one already met; `none-left` when the template has no other.
 */
export const continuePoint = defineUseCase('quiz/continue-point', shape, async ({ itemId, belief }, { now }) => {
  const item = bank.instantiate(itemId)
  if (!item.ok) return err('not-found')
  const { template } = item.value
  const person = await currentPerson(now)
  const met = person ? await itemsMetOf(database(), person.id, [template]) : new Set<string>()
  const draw = (not: Iterable<string>) =>
    bank.variant(template, randomUUID(), { not: new Set([...not, itemId]), belief })
  const next = draw(met) ?? draw([])
  return next === undefined ? err('none-left') : ok({ itemId: next })
})
