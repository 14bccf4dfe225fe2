import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import { authOptions } from '#lib/auth/options'
import type { Result } from '#lib/base/result'
import { adoptGuest } from './adopt-guest'
import { beginSession, endSession } from './begin-session'
import { checkCredentials } from './check-credentials'
import { enterWithLink } from './enter-with-link'
import { enterWithProvider } from './enter-with-provider'

/** A refusal travels as an error whose message is its code. */
async function done<T>(working: Promise<Result<T, string>>): Promise<T> {
  const result = await working
  if (!result.ok) throw new Error(result.error)
  return result.value
}

/** The options of next-auth with the use cases that signing in consists of. */
export const signInOptions = (): NextAuthOptions =>
  authOptions({
    async check(credentials) {
      const { email, password } = (credentials ?? {}) as { email?: string; password?: string }
      const account = await checkCredentials({ email: email ?? '', password: password ?? '' })
      if (!account.ok && account.error === 'malformed') throw new Error('wrong-credentials')
      return done(Promise.resolve(account))
    },
    open: (credentials) => done(enterWithLink({ code: (credentials as { code?: string } | undefined)?.code ?? '' })),
    admit: (provider, { id, name, email }) => done(enterWithProvider({ provider, subject: id, name, email })),
    adopt: async (accountId) => {
      await done(adoptGuest({ accountId }))
    },
    begin: (accountId) => done(beginSession({ accountId })),
    end: async (accountId, session) => {
      await done(endSession({ accountId, session }))
    },
  })
