import 'server-only'
import { z } from 'zod'
import { requireAccount } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { askedToTeach, askToTeach, dropAsking } from '#lib/db/roles'
import { defineUseCase } from '../define-use-case'

/** Whether whoever asks teaches here, and since when they have been asking to; null where they have not, or were answered. */
export const mayTeach = defineUseCase('account/may-teach', z.void(), async (_, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  const { id, role } = who.value
  return ok({ teaches: role !== 'studente', askedAt: await askedToTeach(database(), id) })
})

/** Asks whoever runs the site to be let teach here, or takes that back. Asking twice is asking once. */
export const asksToTeach = defineUseCase(
  'account/ask-to-teach',
  z.object({ asks: z.boolean() }),
  async ({ asks }, { now }) => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    if (asks) await askToTeach(database(), who.value.id, now)
    else await dropAsking(database(), who.value.id)
    return ok(null)
  },
)
