import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { giveRuling } from '#lib/db/calls'
import { database } from '#lib/db/client'
import { defineUseCase, unsafeId } from '../define-use-case'
import { ownCall } from './own-call'

const shape = z.object({ id: unsafeId, ruling: z.string().max(64) })

/** Gives the ruling on one's own call, for good: given again, the first one stands. */
export const ruleCall = defineUseCase('call/rule', shape, async ({ id, ruling }, { now }) => {
  const found = await ownCall(id, now)
  if (!found.ok) return found
  const { userId, own } = found.value
  if (!own.call.item.options.some(({ key }) => key === ruling)) return err('invalid-answer')
  await giveRuling(database(), userId, id, ruling, now)
  return ok({ id })
})
