/** Where a part of a text stands, in px. */
export interface PartBox {
  readonly top: number
  readonly bottom: number
}

/**
 * The first part of each page, where parts follow one another and a page is `height` high: as many as fit, and never none. `turning` is what
 * the line that turns pages takes, where there are several. A part that begins within a line may begin its page: it takes no more room there.
 */
export function pagesOf(parts: readonly PartBox[], height: number, turning: number): readonly number[] {
  const [first] = parts
  const bottom = Math.max(...parts.map((part) => part.bottom))
  if (first === undefined || bottom - first.top <= height) return [0]
  const starts = [0]
  let top = first.top
  for (const [n, part] of parts.entries()) {
    if (part.bottom - top <= height - turning || n === starts.at(-1)) continue
    starts.push(n)
    top = part.top
  }
  return starts
}

/**
 * The first part of each page of a text that is drawn whole, at its own size, in a room that may be too low for it, over the line that
 * turns pages.
 */
export function breaksOf(room: HTMLElement, turning: HTMLElement): readonly number[] {
  const boxes = [...room.querySelectorAll('[data-part]')].map(boxOf)
  const line = turning.getBoundingClientRect().height
  return pagesOf(boxes, room.getBoundingClientRect().height + line, line)
}

/** A piece of text with the space between lines above and below it, which the browser does not count to it; a block as it is. */
function boxOf(part: Element): PartBox {
  const lines = [...part.getClientRects()]
  const style = getComputedStyle(part)
  const high = Number.parseFloat(style.lineHeight)
  const space = style.display === 'inline' && lines[0] !== undefined ? Math.max(0, high - lines[0].height) / 2 : 0
  return {
    top: Math.min(...lines.map(({ top }) => top)) - space,
    bottom: Math.max(...lines.map(({ bottom }) => bottom)) + space,
  }
}
