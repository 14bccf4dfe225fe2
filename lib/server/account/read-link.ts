import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { LINK_ADDRESS } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { findToken, type MailPurpose } from '#lib/db/mail-tokens'
import { findByEmail } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { hashOf } from './mail-link'

/** What a link carries. */
export const code = z.string().max(100)

/** Whether codes may be tried from here now. */
export async function mayTry(): Promise<Result<null, 'rate-limited'>> {
  return (await withinLimit(LINK_ADDRESS, await addressKey())) ? ok(null) : err('rate-limited')
}

const PURPOSES = ['signIn', 'resetPassword', 'verifyEmail', 'changeEmail'] as const satisfies readonly MailPurpose[]

/**
 * What a link is good for, without using it: programs that look at mail open links too. `unproven`: there is an account with this e-mail,
 * made by somebody who never proved it.
 */
export const readLink = defineUseCase(
  'account/read-link',
  z.object({ code, purpose: z.enum(PURPOSES) }),
  async ({ code, purpose }, { now }) => {
    const may = await mayTry()
    if (!may.ok) return may
    const link = await findToken(database(), hashOf(code), purpose, now)
    if (!link) return err('link-over')
    const person = await findByEmail(database(), link.email)
    return ok({ email: link.email, unproven: person !== null && person.emailVerifiedAt === null })
  },
)
