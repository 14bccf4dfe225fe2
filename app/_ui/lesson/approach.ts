import type { ReactNode } from 'react'
import type { Told } from '../sandbox/awaken'
import { evaluating, evaluatorKept } from '../sandbox/evaluating'

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

/** Once the page has loaded and has nothing else to do. */
function afterLoad(go: () => void): void {
  if (document.readyState === 'complete') whenIdle(go)
  else addEventListener('load', () => whenIdle(go), { once: true })
}

let allowed: Promise<boolean> | undefined

/** Whether what tables need may be fetched before anybody comes to one: always, but for who pays for it and has not kept it. */
function mayPrepare(): Promise<boolean> {
  allowed ??= savesData() ? evaluatorKept() : Promise.resolve(true)
  return allowed
}

let prepared = false

/** Fetches it before anybody comes to a table, and plays one: then no code runs for the first time. */
async function prepare({ data }: Told): Promise<void> {
  if (!(await mayPrepare()) || prepared) return
  prepared = true
  afterLoad(() => fetched().then(({ warm }) => warm(data), String))
}

/** How far below and above the window a table comes alive while the page is idle: some windows of a telephone, so that whoever scrolls finds it alive. */
const AHEAD = 3_000
/** The same where a table that comes alive has to be paid for. */
const AHEAD_PAID = 400

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
  const watch = (arrived: (here: boolean | undefined) => void, options?: IntersectionObserverInit): void => {
    if (over.signal.aborted) return
    const watcher = new IntersectionObserver(([here]) => arrived(here?.isIntersecting), options)
    watcher.observe(part)
    over.signal.addEventListener('abort', () => watcher.disconnect())
  }
  watch((here) => here && window.scrollY > 0 && now())
  void mayPrepare().then((may) =>
    watch((here) => here && afterLoad(now), { rootMargin: `${may ? AHEAD : AHEAD_PAID}px 0px` }),
  )
  for (const touch of ['pointerover', 'pointerdown', 'focusin'])
    part.addEventListener(touch, now, { signal: over.signal, passive: true })
  return () => over.abort()
}

/** Has the scenario that stands in words at `part` played and shown as a table when somebody comes to it. Returns what gives it up. */
export function approach(part: Element, told: Told, show: (table: ReactNode) => void): () => void {
  void prepare(told)
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
