import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { attemptOnQuizItem, itemsMetOf } from '#lib/db/attempts'
import { database } from '#lib/db/client'
import { findKeyed } from '#lib/db/quizzes'
import type { Person } from '#lib/db/users'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'

const belief = z.string().max(200).optional()
const shape = z.union([
  z.object({ itemId: z.string().max(200), belief }),
  z.object({ quizId: unsafeId, position: unsafePosition, belief }),
])

/**
 * Another question on the same point: of another template where there is one, one that this person has not met, and in which the belief to
 * overcome is an option. Falls back on one without it, then on one already met; `none-left` when there is no other.
 */
export const continuePoint = defineUseCase('quiz/continue-point', shape, async ({ belief, ...point }, { now }) => {
  const person = await currentPerson(now)
  const itemId = 'itemId' in point ? point.itemId : await answeredItem(person, point)
  const item = itemId === null ? null : bank.instantiate(itemId)
  if (!item?.ok) return err('not-found')
  const open = await openToAsker(now)
  const met = person ? await itemsMetOf(database(), person.id, bank.onSamePoint(item.value)) : new Set<string>()
  const without = await withdrawnTemplates(database())
  const draw = (not: Iterable<string>) =>
    bank.another(item.value, randomUUID(), { not: new Set([...not, item.value.id, ...open]), belief, without })
  const next = draw(met) ?? draw([])
  return next === undefined ? err('none-left') : ok({ itemId: next })
})

/** Which item of the bank a question of one's own quiz is, once it is answered. */
async function answeredItem(
  person: Person | null,
  { quizId, position }: { readonly quizId: string; readonly position: number },
): Promise<string | null> {
  const question = person && (await findKeyed(database(), person.id, quizId, position))
  const attempt = question && (await attemptOnQuizItem(database(), question.id))
  return attempt?.itemId ?? null
}
