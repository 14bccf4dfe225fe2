import 'server-only'
import { z } from 'zod'
import { addressKey, opaque } from '#lib/auth/address'
import { SIGN_IN_ACCOUNT, SIGN_IN_ADDRESS, SIGN_IN_PAIR } from '#lib/auth/limits'
import { verifyPassword } from '#lib/auth/password'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { resetLimit, withinLimit } from '#lib/db/limits'
import { findByEmail } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { email } from './email'

const pairOf = (account: string, address: string): string => opaque(`${account} ${address}`)

/** Forgets how often somebody tried to open an account: from this address, and from all. */
export async function forgetTries(email: string): Promise<void> {
  const account = opaque(email)
  await resetLimit(SIGN_IN_PAIR, pairOf(account, await addressKey()))
  await resetLimit(SIGN_IN_ACCOUNT, account)
}

const shape = z.object({ email, password: z.string().max(1_000) })

/** The account that an e-mail and a password open. Unknown e-mail and wrong password are one answer and take one time. */
export const checkCredentials = defineUseCase('account/check-credentials', shape, async (unsafe) => {
  const [account, address] = [opaque(unsafe.email), await addressKey()]
  const pair = pairOf(account, address)
  // In this order, and no further than the first that is full: who is held up here must not use up what is everybody's.
  if (!(await withinLimit(SIGN_IN_ADDRESS, address))) return err('rate-limited')
  if (!(await withinLimit(SIGN_IN_PAIR, pair))) return err('rate-limited')
  if (!(await withinLimit(SIGN_IN_ACCOUNT, account))) return err('rate-limited')
  const person = await findByEmail(database(), unsafe.email)
  const matches = await verifyPassword(person?.passwordHash ?? null, unsafe.password)
  if (!person || !matches) return err('wrong-credentials')
  await resetLimit(SIGN_IN_PAIR, pair)
  return ok({ id: person.id, sessionVersion: person.sessionVersion })
})
