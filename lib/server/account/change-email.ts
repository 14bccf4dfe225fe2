import 'server-only'
import { z } from 'zod'
import { requireSession } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { dropTokens, findToken, useToken } from '#lib/db/mail-tokens'
import { type Person, setEmail } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { mailLeaves, mayWrite } from './ask-link'
import { confirmed } from './confirm'
import { email } from './email'
import { hashOf, sendLinkNow, tell } from './mail-link'
import { code, mayTry } from './read-link'

const shape = z.object({ email, current: z.string().max(1_000) })

/**
 * Gives whoever asks another e-mail. Where messages leave this site, the new one must be proven first by a link that goes there, and nothing
 * says whether somebody has it; else it changes at once.
 */
export const changeEmail = defineUseCase(
  'account/change-email',
  shape,
  async ({ email, current }, { now }): Promise<Result<'sent' | 'changed', Refusal>> => {
    const signedIn = await requireSession(now)
    if (!signedIn.ok) return signedIn
    const sure = await confirmed(signedIn.value, current, now)
    if (!sure.ok) return sure
    const { id } = signedIn.value.person
    if (!mailLeaves()) {
      const changed = await setEmail(database(), id, email, null)
      return changed.ok ? ok('changed') : changed
    }
    const may = await mayWrite(email)
    if (!may.ok) return may
    const sent = await sendLinkNow('changeEmail', email, id, now)
    return sent.ok ? ok('sent') : sent
  },
)

type Refusal =
  | 'expired-session'
  | 'wrong-password'
  | 'sign-in-again'
  | 'rate-limited'
  | 'not-found'
  | 'mail-down'
  | 'email-taken'

/** Proves the new e-mail with the link that went there; the old one is told. */
export const confirmNewEmail = defineUseCase(
  'account/confirm-new-email',
  z.object({ code }),
  async ({ code }, { now }) => {
    const signedIn = await requireSession(now)
    if (!signedIn.ok) return signedIn
    const may = await mayTry()
    if (!may.ok) return may
    const { id, email: before } = signedIn.value.person
    const link = await findToken(database(), hashOf(code), 'changeEmail', now)
    if (!link) return err('link-over')
    if (link.userId !== id) return err('link-other')
    const used = await transaction((tx) => useToken(tx, hashOf(code), 'changeEmail', now))
    if (!used) return err('link-over')
    const changed: Result<Person, 'email-taken'> = await setEmail(database(), id, used.email, now)
    if (!changed.ok) return changed
    await dropTokens(database(), id)
    tell('emailChanged', before)
    return ok(null)
  },
)
