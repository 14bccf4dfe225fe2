import 'server-only'
import { z } from 'zod'
import { SESSION_SECONDS, sessionEnd } from '#lib/auth/session-length'
import { requireSession } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { endAllSessions, endSession, forgetSessions, sessionsOf } from '#lib/db/sessions'
import { defineUseCase, unsafeId } from '../define-use-case'
import { leave } from './sign-out'

/** Where whoever asks is signed in, every row of it, and until when at most; `here` is this browser. */
export const listSessions = defineUseCase('account/list-sessions', z.void(), async (_, { now }) => {
  const signedIn = await requireSession(now)
  if (!signedIn.ok) return signedIn
  const { id: userId } = signedIn.value.person
  await forgetSessions(database(), userId, now - SESSION_SECONDS * 1000)
  const rows = await sessionsOf(database(), userId)
  return ok(
    rows.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      lastUsedAt: lastUsedAt.getTime(),
      endsAt: sessionEnd(createdAt.getTime()),
      here: id === signedIn.value.session,
    })),
  )
})

/** Ends one session of whoever asks. */
export const endOneSession = defineUseCase(
  'account/end-one-session',
  z.object({ id: unsafeId }),
  async ({ id }, { now }) => {
    const signedIn = await requireSession(now)
    if (!signedIn.ok) return signedIn
    return (await endSession(database(), signedIn.value.person.id, id)) ? ok(null) : err('not-found')
  },
)

/** Ends every session of whoever asks, this one included. */
export const endEverywhere = defineUseCase('account/end-everywhere', z.void(), async (_, { now }) => {
  const signedIn = await requireSession(now)
  if (!signedIn.ok) return signedIn
  await transaction((tx) => endAllSessions(tx, signedIn.value.person.id))
  await leave()
  return ok(null)
})
