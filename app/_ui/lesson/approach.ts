/** Once the page has nothing else to do; where a browser does not say when that is, a little later. */
export const whenIdle = (go: () => void): void =>
  void (typeof requestIdleCallback === 'function' ? requestIdleCallback(go, { timeout: 2_000 }) : setTimeout(go, 300))

/** How near the window a part is before it may come alive. */
const NEAR = '400px 0px'

/**
 * Calls `go` once, as somebody comes to a part of a page: at once where they touch it or have scrolled it into the window, and when the
 * page is idle where it is near the window or stood in it as the page opened. Returns what gives it up.
 */
export function onApproach(part: Element, go: () => void): () => void {
  const over = new AbortController()
  const now = (): void => {
    if (over.signal.aborted) return
    over.abort()
    go()
  }
  const seen = new IntersectionObserver(([here]) => here?.isIntersecting && window.scrollY > 0 && now())
  const near = new IntersectionObserver(([here]) => here?.isIntersecting && whenIdle(now), { rootMargin: NEAR })
  for (const watch of [seen, near]) {
    watch.observe(part)
    over.signal.addEventListener('abort', () => watch.disconnect())
  }
  for (const touch of ['pointerover', 'pointerdown', 'focusin'])
    part.addEventListener(touch, now, { signal: over.signal, passive: true })
  return () => over.abort()
}

/** Calls `go` when everything that the page itself needs has come and it has nothing else to do. Returns what gives it up. */
export function whenLoaded(go: () => void): () => void {
  const over = new AbortController()
  const idle = (): void => whenIdle(() => over.signal.aborted || go())
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { signal: over.signal })
  return () => over.abort()
}
