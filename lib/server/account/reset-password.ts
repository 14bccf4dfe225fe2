import 'server-only'
import { z } from 'zod'
import { hashPassword, passwordProblem } from '#lib/auth/password'
import { err, ok, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { findToken, useToken } from '#lib/db/mail-tokens'
import { findPerson } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { forgetTries } from './check-credentials'
import { claimAccount } from './claim-account'
import { hashOf, tell } from './mail-link'
import { code, mayTry } from './read-link'
import { startSession } from './sign-in'

const shape = z.object({ code, password: z.string().max(1_000) })

/** Gives the account of a link a new password, ends every session of it, and signs in here. A password that is refused uses nothing up. */
export const resetPassword = defineUseCase('account/reset-password', shape, async ({ code, password }, { now }) => {
  const may = await mayTry()
  if (!may.ok) return may
  const link = await findToken(database(), hashOf(code), 'resetPassword', now)
  if (!link) return err('link-over')
  const problem = await passwordProblem(password, link.email)
  if (problem) return err(problem)
  const passwordHash = await hashPassword(password)
  const done = await transaction(async (tx): Promise<Result<string, 'link-over'>> => {
    const used = await useToken(tx, hashOf(code), 'resetPassword', now)
    const person = used?.userId ? await findPerson(tx, used.userId) : null
    // The address has changed since: whoever reads mail there may be somebody else.
    if (!person || person.email !== used?.email) return err('link-over')
    await claimAccount(tx, person.id, passwordHash, now)
    return ok(used.email)
  })
  if (!done.ok) return done
  await forgetTries(done.value)
  tell('passwordChanged', done.value)
  return startSession(done.value, password)
})
