import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { cookieOptions, sessionCookie } from './cookies'
import { secret } from './secret'
import { SESSION_SECONDS } from './session'

/** What signing in needs from the use cases. Both may throw an error whose message is a code: it comes back as `?error=`. */
export interface SignInSteps {
  /** The account with this e-mail and password. */
  readonly check: (credentials: unknown) => Promise<{ readonly id: string; readonly sessionVersion: number }>
  /** Runs before the session starts: what the guest did becomes the account's. */
  readonly adopt: (accountId: string) => Promise<void>
}

const quiet = { error: () => {}, warn: () => {}, debug: () => {} }

/** The options of next-auth. The token holds an id and a number, nothing about the person. */
export const authOptions = ({ check, adopt }: SignInSteps): NextAuthOptions => ({
  secret: secret(),
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/accedi', error: '/accedi', signOut: '/' },
  cookies: { sessionToken: { name: sessionCookie(), options: cookieOptions() } },
  // Failures are logged by the use cases, without what next-auth would print.
  logger: quiet,
  providers: [
    Credentials({
      id: 'credentials',
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: check,
    }),
  ],
  callbacks: {
    async signIn({ user }) {
      await adopt(user.id)
      return true
    },
    jwt({ token, user }) {
      if (!user) return token
      return { sub: user.id, version: (user as { sessionVersion?: number }).sessionVersion ?? 0 }
    },
    session: ({ session }) => ({ expires: session.expires }),
  },
})
