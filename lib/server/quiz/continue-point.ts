import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { itemsMet } from '#lib/db/attempts'
import { database } from '#lib/db/client'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'

/** Candidates that are tried before giving up on one that offers the belief. */
const TRIES = 20

const shape = z.object({ itemId: z.string().max(200), belief: z.string().max(200).optional() })

/**
 * Another question on the same point: of the same template, one that this person has not met, and in which the belief to overcome
 * is an option. Falls back on one without it, then on one already met; `none-left` when the template has no other.
 */
export const continuePoint = defineUseCase('quiz/continue-point', shape, async ({ itemId, belief }, { now }) => {
  const item = bank.instantiate(itemId)
  if (!item.ok) return err('not-found')
  const person = await currentPerson(now)
  const others = bank
    .candidates(randomUUID(), { template: item.value.template }, TRIES)
    .filter(({ id }) => id !== itemId)
  const ids = others.map(({ id }) => id)
  const met = person ? await itemsMet(database(), person.id, ids) : new Set<string>()
  const fresh = [...ids.filter((id) => !met.has(id)), ...ids.filter((id) => met.has(id))]
  const sound = fresh.slice(0, TRIES).flatMap((id) => {
    const made = bank.instantiate(id)
    return made.ok ? [made.value] : []
  })
  const offers = sound.find(({ options }) => belief && options.some(({ beliefs }) => beliefs.some((b) => b === belief)))
  const next = offers ?? sound[0]
  return next ? ok({ itemId: next.id }) : err('none-left')
})
