import 'server-only'
import { z } from 'zod'
import { addressKey, opaque } from '#lib/auth/address'
import { MAIL_ADDRESS, MAIL_TO } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { findByEmail } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { wayOfMail } from '../mail/post'
import { email } from './email'
import { afterwards, sendLink } from './mail-link'

/** Whether this site can write to people. */
export const mailLeaves = (): boolean => wayOfMail() !== null

/** Whether somebody may have a message sent to this e-mail now. */
export async function mayWrite(to: string): Promise<Result<null, 'not-found' | 'rate-limited'>> {
  if (!mailLeaves()) return err('not-found')
  const within = [await withinLimit(MAIL_ADDRESS, await addressKey()), await withinLimit(MAIL_TO, opaque(to))]
  return within.includes(false) ? err('rate-limited') : ok(null)
}

const shape = z.object({ email, purpose: z.enum(['signIn', 'resetPassword']) })

/**
 * Has a link sent for signing in, or for choosing a new password. Whether anybody has this e-mail is looked up only afterwards: the answer
 * is the same, and takes as long. A link for signing in goes to everybody: it makes an account of who has none.
 */
export const askLink = defineUseCase('account/ask-link', shape, async ({ email, purpose }, { now }) => {
  const may = await mayWrite(email)
  if (!may.ok) return may
  afterwards(purpose, async () => {
    const person = await findByEmail(database(), email)
    if (person || purpose === 'signIn') await sendLink(purpose, email, person?.id ?? null, now)
  })
  return ok(null)
})
