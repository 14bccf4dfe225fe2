import type { ReactNode } from 'react'
import type { Told } from '../sandbox/awaken'
import { evaluating } from '../sandbox/evaluating'

/** Once the page has nothing else to do; where a browser does not say when that is, a little later. */
const whenIdle = (go: () => void): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(go, { timeout: 2_000 }) : setTimeout(go, 300))

/** Whether whoever reads pays for what is loaded. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Fetches what every table needs, both parts at the same moment: the evaluator, which begins in its worker, and the board that listens. */
function fetched() {
  evaluating()
  return import('../sandbox/awaken')
}

let prepared = false

/** Fetches it before anybody comes to a table, once the page has loaded and is idle, and plays one: then no code runs for the first time. */
function prepare({ data }: Told): void {
  if (prepared || savesData()) return
  prepared = true
  const go = () => whenIdle(() => fetched().then(({ warm }) => warm(data), String))
  if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}

/**
 * Calls `go` once, as somebody comes to a part of a page: at once where they touch it or have scrolled it into the window, and when the
 * page is idle where it is near the window or stood in it as the page opened. Returns what gives it up.
 */
function onApproach(part: Element, go: () => void): () => void {
  const over = new AbortController()
  const now = (): void => {
    if (over.signal.aborted) return
    over.abort()
    go()
  }
  const seen = new IntersectionObserver(([here]) => here?.isIntersecting && window.scrollY > 0 && now())
  const near = new IntersectionObserver(([here]) => here?.isIntersecting && whenIdle(now), { rootMargin: '400px 0px' })
  for (const watch of [seen, near]) {
    watch.observe(part)
    over.signal.addEventListener('abort', () => watch.disconnect())
  }
  for (const touch of ['pointerover', 'pointerdown', 'focusin'])
    part.addEventListener(touch, now, { signal: over.signal, passive: true })
  return () => over.abort()
}

/** Has the scenario that stands in words at `part` played and shown as a table when somebody comes to it. Returns what gives it up. */
export function approach(part: Element, told: Told, show: (table: ReactNode) => void): () => void {
  prepare(told)
  return onApproach(part, async () => {
    try {
      const { awaken } = await fetched()
      const table = await awaken(told, part)
      if (table) show(table)
    } catch {
      // Without it the words are there all the same.
    }
  })
}
