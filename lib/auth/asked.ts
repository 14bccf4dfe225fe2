import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { cookies, headers } from 'next/headers'

/** What may be known of the request that is being answered. */
export interface Asked {
  /** A header by its name in small letters; null where there is none. */
  readonly header: (name: string) => string | null
  readonly cookie: (name: string) => string | undefined
}

/** A request that did not come by way of the page framework (lib/server/direct). */
export interface AskedDirectly extends Asked {
  /** Has something done once the answer is out. */
  readonly later: (work: () => void | Promise<void>) => void
  /** Gives the browser a cookie with the answer. */
  readonly keep: (name: string, value: string, options: CookieOptions) => void
}

/** How a browser is to keep a cookie; `maxAge` in seconds, 0 for one that it is to forget. */
export interface CookieOptions {
  readonly httpOnly: true
  readonly sameSite: 'lax'
  readonly path: string
  readonly secure: boolean
  readonly maxAge: number
}

const direct = new AsyncLocalStorage<AskedDirectly>()

/** Does `work` for a request that did not come by way of the page framework. */
export const askedBy = <T>(asked: AskedDirectly, work: () => T): T => direct.run(asked, work)

/** The request that is being answered, where the page framework knows nothing of it. */
export const askedDirectly = (): AskedDirectly | undefined => direct.getStore()

/** Gives the browser a cookie, whichever way its request came. Only where cookies can be set: actions and route handlers. */
export async function keepCookie(name: string, value: string, options: CookieOptions): Promise<void> {
  const here = direct.getStore()
  if (here) here.keep(name, value, options)
  else (await cookies()).set(name, value, options)
}

/** The request that is being answered, whichever way it came. */
export async function asked(): Promise<Asked> {
  const here = direct.getStore()
  if (here) return here
  const [sent, kept] = await Promise.all([headers(), cookies()])
  return { header: (name) => sent.get(name), cookie: (name) => kept.get(name)?.value }
}
