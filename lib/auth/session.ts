import 'server-only'
import { getToken } from 'next-auth/jwt'
import { asked } from './asked'
import { sessionCookie } from './cookies'
import { secret } from './secret'

/** What a session says: which row it is, who signed in, and which generation of that person's sessions it belongs to. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly version: number
}

/** The session of this request; null without one, or with one that is forged or expired. Whether it still counts, the database says. */
export async function readSession(): Promise<Session | null> {
  const name = sessionCookie()
  // Only the cookie: no header may stand in for it.
  const req = { cookies: { [name]: (await asked()).cookie(name) }, headers: {} } as unknown as Parameters<
    typeof getToken
  >[0]['req']
  const token = await getToken({ req, cookieName: name, secret: secret() })
  return typeof token?.sub === 'string' && typeof token.session === 'string' && typeof token.version === 'number'
    ? { id: token.session, userId: token.sub, version: token.version }
    : null
}
