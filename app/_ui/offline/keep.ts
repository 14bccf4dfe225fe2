import { WORKER } from './names'

let registered: Promise<unknown> | undefined

/** Has the page at a path kept on this device, for when there is no network. */
export async function keep(path: string): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined) return // served without TLS, or a window that keeps nothing
  registered ??= serviceWorker.register(WORKER, { scope: '/' })
  await registered
  const { active, waiting } = await serviceWorker.ready
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [path] } })
  waiting?.postMessage({ type: 'ALONE', html: document.head.innerHTML })
}
