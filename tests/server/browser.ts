import { AsyncLocalStorage } from 'node:async_hooks'

interface SetCookie {
  readonly value: string
  readonly httpOnly?: boolean
  readonly sameSite?: unknown
  readonly secure?: boolean
  readonly path?: string
  readonly maxAge?: number
  readonly expires?: Date | number
  readonly domain?: string
}

/** A browser as the server sees it: the cookies that it keeps, with the attributes they were set with, and the headers that it sends. */
export interface Browser {
  readonly jar: Map<string, SetCookie>
  readonly headers: Record<string, string>
}

let browsers = 0

/** A browser that was never here, at an address of its own. */
export const newBrowser = (): Browser => {
  browsers++
  return { jar: new Map(), headers: { 'x-forwarded-for': `10.0.${browsers >> 8}.${browsers & 255}` } }
}

const requests = new AsyncLocalStorage<Browser>()

/** Does something inside a request of this browser. */
export const as = <T>(browser: Browser, work: () => Promise<T>): Promise<T> => requests.run(browser, work)

function request(): Browser {
  const browser = requests.getStore()
  if (!browser) throw new Error('outside a request: wrap it in as(browser, …)')
  return browser
}

type Named = { readonly name: string; readonly value: string } & Partial<SetCookie>

/** Stands for `next/headers`. */
export const nextHeaders = {
  headers: async () => new Headers(request().headers),
  cookies: async () => {
    const { jar } = request()
    const keep = (cookie: Named) => {
      const gone =
        cookie.maxAge === 0 || (cookie.expires !== undefined && new Date(cookie.expires).getTime() <= Date.now())
      if (gone) jar.delete(cookie.name)
      else jar.set(cookie.name, cookie)
    }
    return {
      get: (name: string) => {
        const found = jar.get(name)
        return found && { name, value: found.value }
      },
      getAll: () => [...jar].map(([name, { value }]) => ({ name, value })),
      set: (first: string | Named, value?: string, options?: Partial<SetCookie>) =>
        keep(typeof first === 'string' ? { ...options, name: first, value: value ?? '' } : first),
      delete: (name: string) => jar.delete(name),
    }
  },
}
