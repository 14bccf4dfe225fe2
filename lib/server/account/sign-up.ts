import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { SIGN_UP_ADDRESS } from '#lib/auth/limits'
import { hashPassword, passwordProblem } from '#lib/auth/password'
import { currentPerson, forgetGuest } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase } from '../define-use-case'
import { mailLeaves } from './ask-link'
import { email } from './email'
import { makeAccount } from './make-account'
import { startSession } from './sign-in'

const shape = z.object({
  email,
  password: z.string().max(1_000),
  name: z
    .string()
    .max(200)
    .optional()
    .transform((text) => text?.trim().slice(0, 60) || null),
})

/**
 * Makes an account and signs in. A guest becomes the account in the same row: there is nothing to move and nothing can be counted
 * twice. Where messages leave this site an account is made by a link alone (`askLink`): what is said here would tell who has one.
 */
export const signUp = defineUseCase('account/sign-up', shape, async ({ email, password, name }, { now }) => {
  if (mailLeaves()) return err('register-by-link')
  const problem = await passwordProblem(password, email)
  if (problem) return err(problem)
  if (!(await withinLimit(SIGN_UP_ADDRESS, await addressKey()))) return err('rate-limited')
  const person = await currentPerson(now)
  if (person?.kind === 'account') return err('already-signed-in')
  const who = { email, name, passwordHash: await hashPassword(password), emailVerifiedAt: null }
  const made = await makeAccount(person, who, now)
  if (!made.ok) return made
  await forgetGuest()
  const started = await startSession(email, password)
  return started.ok ? ok(null) : started
})
