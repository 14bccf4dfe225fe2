import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface FitProps {
  readonly className?: string
  readonly children: ReactNode
}

/** How many times its own size something becomes at most on the screen that it is drawn for: larger, a table is one for phones. */
export const GROWN = 1.15
/** From one size to the next smaller one. */
const STEP = 0.96
/** Smaller than this nobody reads it. */
const LEAST = 0.2

/** How many times a screen is as large as the one that things are drawn for. */
export const screenSize = (): number => Math.max(1, Math.min(innerWidth / 1280, innerHeight / 720))

/** Draws what it holds as large as the room it is given allows: never cut, and nothing to scroll. */
export function Fit({ className, children }: FitProps) {
  const room = useRef<HTMLDivElement>(null)
  const refit = useRef(() => {})
  refit.current = () => {
    if (room.current) scale(room.current, 1)
  }
  // Whatever has changed in it may have another size.
  useLayoutEffect(() => refit.current())
  useEffect(() => {
    const again = () => refit.current()
    const watch = new ResizeObserver(again)
    if (room.current) watch.observe(room.current)
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }, [])
  return (
    <div ref={room} className={`fit ${className ?? ''}`}>
      <div>{children}</div>
    </div>
  )
}

/** Draws what a room holds at most so many times its own size, and smaller until it fits. */
export function scale(room: HTMLElement, most: number): void {
  const drawn = room.firstElementChild as HTMLElement
  const fits = (): boolean =>
    drawn.getBoundingClientRect().height <= room.getBoundingClientRect().height + 0.5 &&
    [drawn, ...drawn.children].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  let size = most
  do {
    drawn.style.setProperty('zoom', String(size))
    size *= STEP
  } while (!fits() && size > LEAST)
}
