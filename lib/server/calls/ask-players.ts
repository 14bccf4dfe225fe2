import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { addAsked } from '#lib/db/calls'
import { database } from '#lib/db/client'
import { askKey } from '#lib/italian/calls'
import { defineUseCase, unsafeId } from '../define-use-case'
import { ownCall } from './own-call'

const shape = z.object({ id: unsafeId, key: z.string().max(64) })

/** Asks the players of one's own call one thing: from then on their answer stands there. Asked again, or after the ruling, nothing changes. */
export const askPlayers = defineUseCase('call/ask', shape, async ({ id, key }, { now }) => {
  const found = await ownCall(id, now)
  if (!found.ok) return found
  const { userId, own } = found.value
  const fact = own.call.facts.find((each) => askKey(each.id) === key)
  if (!fact) return err('not-found')
  await addAsked(database(), userId, id, fact.id)
  return ok({ id })
})
