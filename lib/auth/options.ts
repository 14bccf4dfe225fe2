import 'server-only'
import type { NextAuthOptions, User } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { cookieOptions, passingCookies, sessionCookie } from './cookies'
import { providersForNextAuth, type Vouched } from './providers'
import { secret } from './secret'
import { SESSION_SECONDS } from './session-length'

/** An account that may sign in, and the generation of its sessions at the moment this was found out. */
export interface Admitted {
  readonly id: string
  readonly sessionVersion: number
}

/** What signing in needs from the use cases. Each may throw an error whose message is a code: it comes back as `?error=`. */
export interface SignInSteps {
  /** The account with this e-mail and password. */
  readonly check: (credentials: unknown) => Promise<Admitted>
  /** The account that a link sent by e-mail opens. */
  readonly open: (credentials: unknown) => Promise<Admitted>
  /** The account that a provider vouches for; `connected` when it was connected to the account that is signed in already. */
  readonly admit: (provider: string, who: Vouched) => Promise<Admitted | 'connected'>
  /** Runs before the session starts: what the guest did becomes the account's. */
  readonly adopt: (accountId: string) => Promise<void>
  /** The session starts; returns its id. */
  readonly begin: (accountId: string) => Promise<string>
  /** A session was given back. */
  readonly end: (accountId: string, session: string) => Promise<void>
}

const quiet = { error: () => {}, warn: () => {}, debug: () => {} }

/** Where somebody comes back to who has connected a provider. */
const CONNECTED = '/account?collegato=1'

/** The options of next-auth. The token holds two ids and a number, nothing about the person. */
export const authOptions = (steps: SignInSteps): NextAuthOptions => ({
  secret: secret(),
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/accedi', error: '/accedi', signOut: '/' },
  cookies: {
    sessionToken: { name: sessionCookie(), options: cookieOptions() },
    ...Object.fromEntries(
      Object.entries(passingCookies()).map(([of, name]) => [of, { name, options: cookieOptions() }]),
    ),
  },
  // Failures are logged by the use cases, without what next-auth would print.
  logger: quiet,
  providers: [
    Credentials({
      id: 'credentials',
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: steps.check,
    }),
    Credentials({ id: 'link', credentials: { code: { type: 'text' } }, authorize: steps.open }),
    ...providersForNextAuth(),
  ],
  callbacks: {
    async signIn({ user, account }) {
      if (account?.type === 'oauth') {
        const admitted = await steps.admit(account.provider, vouchedBy(user))
        if (admitted === 'connected') return CONNECTED
        // The same object goes on to the token: from here it is our account, not the provider's.
        Object.assign(user, admitted)
      }
      await steps.adopt(user.id)
      return true
    },
    async jwt({ token, user }) {
      if (!user) return token
      const { id, sessionVersion } = user as User & Admitted
      return { sub: id, version: sessionVersion, session: await steps.begin(id) }
    },
    session: ({ session }) => ({ expires: session.expires }),
  },
  events: {
    async signOut({ token }) {
      if (typeof token?.sub === 'string' && typeof token.session === 'string') await steps.end(token.sub, token.session)
    },
  },
})

const vouchedBy = ({ id, name, email }: User): Vouched => ({ id, name: name ?? null, email: email ?? null })
