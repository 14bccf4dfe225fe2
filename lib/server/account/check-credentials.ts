import 'server-only'
import { z } from 'zod'
import { addressKey, opaque } from '#lib/auth/address'
import { SIGN_IN_ACCOUNT, SIGN_IN_ADDRESS } from '#lib/auth/limits'
import { verifyPassword } from '#lib/auth/password'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { resetLimit, withinLimit } from '#lib/db/limits'
import { findByEmail } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { email } from './email'

const shape = z.object({ email, password: z.string().max(1_000) })

/** The account that an e-mail and a password open. Unknown e-mail and wrong password are one answer and take one time. */
export const checkCredentials = defineUseCase('account/check-credentials', shape, async (unsafe) => {
  const account = opaque(unsafe.email)
  const within = [await withinLimit(SIGN_IN_ADDRESS, await addressKey()), await withinLimit(SIGN_IN_ACCOUNT, account)]
  if (within.includes(false)) return err('rate-limited')
  const person = await findByEmail(database(), unsafe.email)
  const matches = await verifyPassword(person?.passwordHash ?? null, unsafe.password)
  if (!person || !matches) return err('wrong-credentials')
  await resetLimit(SIGN_IN_ACCOUNT, account)
  return ok({ id: person.id, sessionVersion: person.sessionVersion })
})
