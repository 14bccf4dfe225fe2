import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { cookies, headers } from 'next/headers'

/** What may be known of the request that is being answered. */
export interface Asked {
  /** A header by its name in small letters; null where there is none. */
  readonly header: (name: string) => string | null
  readonly cookie: (name: string) => string | undefined
}

const direct = new AsyncLocalStorage<Asked>()

/** Does `work` for a request that did not come by way of the page framework (lib/server/direct). */
export const askedBy = <T>(asked: Asked, work: () => T): T => direct.run(asked, work)

/** The request that is being answered, whichever way it came. */
export async function asked(): Promise<Asked> {
  const here = direct.getStore()
  if (here) return here
  const [sent, kept] = await Promise.all([headers(), cookies()])
  return { header: (name) => sent.get(name), cookie: (name) => kept.get(name)?.value }
}
