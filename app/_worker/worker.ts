import { NetworkFirst, type PrecacheEntry, Serwist, type SerwistPlugin } from 'serwist'
import { OFFLINE_PAGE, PAGES } from '../_ui/offline/names'
import { isPublic, isWhole, staticFilesIn } from './pages'

// Runs beside the pages: keeps every file of its build, and the public pages that somebody has read. See docs/decisions/044.

declare const self: ServiceWorkerGlobalScope & { readonly __SW_MANIFEST: readonly PrecacheEntry[] }

const manifest = self.__SW_MANIFEST
const files = new Set(manifest.map(({ url }) => url))
const build = manifest.find(({ url }) => url === OFFLINE_PAGE)?.revision
const pagesOfThisBuild = `${PAGES}${build}`

const keepsOnlyPublicPages: SerwistPlugin = {
  // One page for an address, whatever is asked of it: a page made at build time does not read its query.
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  cacheWillUpdate: async ({ response }) =>
    isPublic(response) && isWhole(await response.clone().text(), files) ? response : null,
  handlerDidError: () => serwist.matchPrecache(OFFLINE_PAGE),
}

const pages = new NetworkFirst({
  cacheName: pagesOfThisBuild,
  networkTimeoutSeconds: 8,
  plugins: [keepsOnlyPublicPages],
})

const serwist = new Serwist({
  precacheEntries: [...manifest],
  // A few at a time: whoever touches a table meanwhile waits for a connection of theirs.
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 3 },
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      // What the router of the site fetches is left to the network: where that fails it opens the page itself.
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && !request.headers.has('rsc') && (request.mode === 'navigate' || isDocument(url.pathname)),
      handler: pages,
    },
  ],
})
serwist.addEventListeners()

/** Addresses whose pages are asked for by a script too: when somebody came to them without loading a page. */
const isDocument = (path: string): boolean => /^\/(?:(?:lezioni|regole|glossario|cerca)(?:\/|$)|$)/.test(path)

const older = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== pagesOfThisBuild)

/** What was read in an older build is fetched anew, so that it can be read in this one. */
self.addEventListener('install', (event) => {
  const again = async () => {
    for (const name of await older())
      for (const request of await (await caches.open(name)).keys())
        await pages.handle({ event, request: new Request(request.url) }).catch(() => undefined)
  }
  event.waitUntil(again())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(older().then((names) => Promise.all(names.map((name) => caches.delete(name)))))
})

/**
 * A worker of a new build waits until no page of the old one is open. A page that is open alone and is of the new build says so, or
 * somebody who never closes the last tab would keep the old one for ever.
 */
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'ALONE') return
  const go = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.length === 1 && staticFilesIn(String(event.data.html)).every((file) => files.has(file)))
      await self.skipWaiting()
  }
  event.waitUntil(go())
})
