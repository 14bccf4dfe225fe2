import 'server-only'
import { z } from 'zod'
import { requireAccount } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { findToken, useToken } from '#lib/db/mail-tokens'
import { markVerified } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { mayWrite } from './ask-link'
import { hashOf, sendLinkNow } from './mail-link'
import { code, mayTry } from './read-link'

/** Has a link sent to whoever asks, with which they prove their e-mail. */
export const askVerification = defineUseCase('account/ask-verification', z.void(), async (_, { now }) => {
  const account = await requireAccount(now)
  if (!account.ok) return account
  const { id, email, emailVerifiedAt } = account.value
  if (email === null || emailVerifiedAt !== null) return ok(null)
  const may = await mayWrite(email)
  if (!may.ok) return may
  return sendLinkNow('verifyEmail', email, id, now)
})

/**
 * Notes that whoever asks has proven their e-mail. Only the account itself can do so: whoever gets the message without having made the
 * account does not vouch for somebody else by opening it.
 */
export const verifyEmail = defineUseCase('account/verify-email', z.object({ code }), async ({ code }, { now }) => {
  const account = await requireAccount(now)
  if (!account.ok) return account
  const may = await mayTry()
  if (!may.ok) return may
  const { id, email } = account.value
  const link = await findToken(database(), hashOf(code), 'verifyEmail', now)
  if (link && link.userId !== id) return err('link-other')
  return transaction(async (tx): Promise<Result<null, 'link-over'>> => {
    const used = await useToken(tx, hashOf(code), 'verifyEmail', now)
    if (!used || used.email !== email) return err('link-over')
    await markVerified(tx, id, now)
    return ok(null)
  })
})
