import 'server-only'
import { headers } from 'next/headers'
import { z } from 'zod'
import { deviceOf } from '#lib/auth/device'
import { readSession } from '#lib/auth/session'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { beginSession as begin, endSession as end } from '#lib/db/sessions'
import { defineUseCase } from '../define-use-case'

/** Notes a session of an account that has been checked, with the browser in words; the one that this browser had ends. Returns its id. */
export const beginSession = defineUseCase(
  'account/begin-session',
  z.object({ accountId: z.uuid() }),
  async ({ accountId }, { now }) => {
    const before = await readSession()
    if (before) await end(database(), before.userId, before.id)
    const device = deviceOf((await headers()).get('user-agent'))
    return ok(await begin(database(), accountId, device, now))
  },
)

/** Forgets a session that was given back. */
export const endSession = defineUseCase(
  'account/end-session',
  z.object({ accountId: z.uuid(), session: z.uuid() }),
  async ({ accountId, session }) => ok(await end(database(), accountId, session)),
)
