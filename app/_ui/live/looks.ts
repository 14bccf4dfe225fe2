/** How a table is drawn, in px of the screen that things are drawn for (1280 × 720). */
export interface Look {
  /** The size of what stands on cards and on the stack. */
  readonly text: number
  /** How many times its own size everything else is. */
  readonly zoom: number
  /** How wide a card is on which something stands. */
  readonly width: number
  /** How many times as wide it is outside combat. */
  readonly wider: number
  /** Where the stack stands: over the cards, or at their side on half or a third of the room. */
  readonly stack: (typeof STACKS)[number]
}

/** What there is to arrange. */
export interface Arranged {
  readonly stack: boolean
  /** Cards on which something stands, in combat and outside. */
  readonly both: boolean
}

const TEXTS = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24] as const
/** The least that names and totals shrink to for what stands on cards. */
const ZOOMS = [1.15, 1.05, 0.95, 0.86, 0.78, 0.72, 0.64] as const
const LEAST = 0.64
const WIDTHS = [110, 130, 150, 190, 240, 300, 380, 500] as const
const WIDER = [1, 1.5] as const
const STACKS = ['above', 'half', 'third'] as const

/**
 * The look with the largest text that fits, of those the largest in all else, and of those the one whose cards take the room that there is
 * beside them, where that makes them lower. `height` is what a worn look comes to, undefined where it does not fit. Undefined where none does.
 */
export function looks(
  { stack, both }: Arranged,
  wear: (look: Look) => void,
  height: () => number | undefined,
): Look | undefined {
  const ways = (stack ? STACKS : STACKS.slice(0, 1)).flatMap((place) =>
    WIDTHS.flatMap((width) => (both ? WIDER : WIDER.slice(0, 1)).map((wider) => ({ stack: place, width, wider }))),
  )
  const heightOf = (look: Look): number | undefined => {
    wear(look)
    return height()
  }
  const within = (text: number, zoom: number): Look | undefined => {
    const way = ways.find((one) => heightOf({ ...one, text, zoom }) !== undefined)
    return way && { ...way, text, zoom }
  }
  let best = within(TEXTS[0], LEAST)
  // What does not fit with smaller text does not with larger.
  for (let low = 1, high = TEXTS.length - 1; best && low <= high; ) {
    const middle = (low + high + 1) >> 1
    const found = within(TEXTS[middle] as number, LEAST)
    if (found) best = found
    if (found) low = middle + 1
    else high = middle - 1
  }
  const text = best?.text
  if (text === undefined) return undefined
  for (const zoom of ZOOMS) {
    const larger = within(text, zoom)
    if (!larger) continue
    const same = ways.filter((way) => way.stack === larger.stack).map((way) => ({ ...way, text, zoom }))
    const heights = new Map(same.map((look) => [look, heightOf(look) ?? Number.POSITIVE_INFINITY]))
    return same.reduce((low, look) => ((heights.get(look) ?? 0) < (heights.get(low) ?? 0) ? look : low))
  }
  return best
}
