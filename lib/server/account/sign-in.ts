import 'server-only'
import { z } from 'zod'
import { throughNextAuth } from '#lib/auth/next-auth'
import { err, ok, type Result } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'
import { signInOptions } from './next-auth'
import { code } from './read-link'

const REFUSALS = ['wrong-credentials', 'rate-limited', 'database-down', 'link-over', 'email-taken'] as const

const shape = z.object({ email: z.string().max(300), password: z.string().max(1_000) })

/** Starts a session for an e-mail and a password; what the guest of this browser did goes into the account first. */
export const signIn = defineUseCase('account/sign-in', shape, ({ email, password }) => startSession(email, password))

/** The same for a link that came by e-mail. */
export const signInWithLink = defineUseCase('account/sign-in-with-link', z.object({ code }), ({ code }) =>
  through('link', { code }),
)

/** The same for use cases that have just made the account. */
export const startSession = (email: string, password: string) => through('credentials', { email, password })

async function through(
  way: 'credentials' | 'link',
  fields: Readonly<Record<string, string>>,
): Promise<Result<null, (typeof REFUSALS)[number]>> {
  const { error } = await throughNextAuth(signInOptions(), ['callback', way], fields)
  if (error === null) return ok(null)
  const refusal = REFUSALS.find((known) => known === error)
  if (!refusal) throw new Error('signing in failed')
  return err(refusal)
}
