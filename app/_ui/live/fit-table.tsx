import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { GROWN, scale, screenSize } from './fit'
import { type Look, looks } from './looks'

interface FitTableProps {
  /** What is drawn, as far as its size goes: it is measured again where this is another. */
  readonly of: unknown
  readonly children: ReactNode
}

/**
 * Draws a table as large as its room allows: first what stands on its cards, which is read from the last row, then all the rest. Cards
 * take the room that there is beside them.
 */
export function FitTable({ of, children }: FitTableProps) {
  const room = useRef<HTMLDivElement>(null)
  const told = JSON.stringify(of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides, and counts that come meanwhile do not
  useLayoutEffect(() => {
    if (room.current) dress(room.current)
  }, [told])
  useEffect(() => {
    const again = () => {
      if (room.current) dress(room.current)
    }
    const watch = new ResizeObserver(again)
    if (room.current) watch.observe(room.current)
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }, [])
  return (
    <div ref={room} className="fit">
      <div>{children}</div>
    </div>
  )
}

function dress(room: HTMLElement): void {
  const drawn = room.firstElementChild as HTMLElement
  const screen = screenSize()
  const wear = ({ text, zoom, width, wider, stack }: Look) => {
    drawn.style.setProperty('zoom', String(zoom * screen))
    drawn.style.setProperty('--card-text', `${text / zoom}px`)
    drawn.style.setProperty('--card-w', `${width / zoom}px`)
    drawn.style.setProperty('--row-w', `${(width * wider) / zoom}px`)
    drawn.dataset.stack = stack
  }
  const says = (where: string): boolean => drawn.querySelector(`${where} .card .tx > span`) !== null
  const stack = drawn.querySelector('.board > .stack') !== null
  const best =
    says('') || drawn.querySelector('.spell') !== null
      ? looks({ stack, both: says('.lane') && says('.row') }, wear, () =>
          fits(room, drawn) ? drawn.getBoundingClientRect().height : undefined,
        )
      : undefined
  if (best) {
    wear(best)
    return
  }
  for (const name of ['--card-text', '--card-w', '--row-w']) drawn.style.removeProperty(name)
  delete drawn.dataset.stack
  scale(room, GROWN * screen)
}

/** Whether all of a table stands in its room, each card in the field and none on another. */
function fits(room: HTMLElement, drawn: HTMLElement): boolean {
  const { width, height } = room.getBoundingClientRect()
  const whole = drawn.getBoundingClientRect()
  if (whole.height > height + 0.5 || whole.width > width + 0.5) return false
  const parts = [...drawn.querySelectorAll('.card, .spell, .piles, .who, .tgt, .role, .lane')]
  if (parts.some((part) => out(part, part.parentElement?.closest(PLACES) ?? drawn))) return false
  // A long word that breaks nowhere.
  return ![...drawn.querySelectorAll('.card > *, .spell > *')].some((each) => each.scrollWidth > each.clientWidth + 1)
}

/** What holds a part of a table: beyond it stands another part, or nothing. A card in combat has its lane. */
const PLACES = '.lane, .field, .stack, .seat, .table-away'

function out(part: Element, place: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), place.getBoundingClientRect()]
  return inner.left < outer.left - 1 || inner.right > outer.right + 1
}
