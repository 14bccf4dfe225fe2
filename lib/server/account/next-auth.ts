import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import { authOptions } from '#lib/auth/options'
import { adoptGuest } from './adopt-guest'
import { checkCredentials } from './check-credentials'

/** The options of next-auth with the use cases that signing in consists of. A refusal travels as an error whose message is its code. */
export const signInOptions = (): NextAuthOptions =>
  authOptions({
    async check(credentials) {
      const { email, password } = (credentials ?? {}) as { email?: string; password?: string }
      const account = await checkCredentials({ email: email ?? '', password: password ?? '' })
      if (!account.ok) throw new Error(account.error === 'malformed' ? 'wrong-credentials' : account.error)
      return account.value
    },
    async adopt(accountId) {
      const adopted = await adoptGuest({ accountId })
      if (!adopted.ok) throw new Error(adopted.error)
    },
  })
