'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What is moved among: the cells that lead somewhere. */
const CELLS = 'td a'

interface GridKeysProps {
  readonly className: string
  readonly label: string
  /** The table. */
  readonly children: ReactNode
}

/** A table that is wider than the page. Arrows move among the cells that lead somewhere, and Tab goes past them; without script, Tab goes through them. */
export function GridKeys({ className, label, children }: GridKeysProps) {
  const ref = useRef<HTMLElement>(null)
  // One cell is on the way of Tab: the first, then the one that was last moved to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the table has other cells
  useEffect(() => {
    for (const [n, cell] of [...(ref.current?.querySelectorAll<HTMLElement>(CELLS) ?? [])].entries())
      cell.tabIndex = n === 0 ? 0 : -1
  }, [children])
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>(CELLS) : null
    const [place, line] = [from?.closest('td'), from?.closest('tr')]
    if (!step || !from || !place || !line || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const lines = [...(line.parentElement?.children ?? [])]
    const to = ahead(lines, [lines.indexOf(line), [...line.children].indexOf(place)], step)
    if (!to) return
    from.tabIndex = -1
    to.tabIndex = 0
    to.focus()
    // The names cover what is under them.
    to.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section ref={ref} className={className} aria-label={label} tabIndex={0} onKeyDown={move}>
      {children}
    </section>
  )
}

/** The next cell that leads somewhere from a place on, past those that lead nowhere; nothing at the edge. */
function ahead(
  lines: readonly Element[],
  [row, column]: readonly [number, number],
  step: readonly [row: number, column: number],
): HTMLElement | null {
  const next = lines[row + step[0]]?.children[column + step[1]]
  if (!next) return null
  return next.querySelector<HTMLElement>(CELLS) ?? ahead(lines, [row + step[0], column + step[1]], step)
}
