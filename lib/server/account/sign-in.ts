import 'server-only'
import { z } from 'zod'
import { throughNextAuth } from '#lib/auth/next-auth'
import { err, ok, type Result } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'
import { signInOptions } from './next-auth'

const REFUSALS = ['wrong-credentials', 'rate-limited', 'database-down'] as const

const shape = z.object({ email: z.string().max(300), password: z.string().max(1_000) })

/** Starts a session for an e-mail and a password; what the guest of this browser did goes into the account first. */
export const signIn = defineUseCase('account/sign-in', shape, ({ email, password }) => startSession(email, password))

/** The same for use cases that have just made the account. */
export async function startSession(email: string, password: string): Promise<Result<null, (typeof REFUSALS)[number]>> {
  const { error } = await throughNextAuth(signInOptions(), ['callback', 'credentials'], { email, password })
  if (error === null) return ok(null)
  const refusal = REFUSALS.find((known) => known === error)
  if (!refusal) throw new Error('signing in failed')
  return err(refusal)
}
