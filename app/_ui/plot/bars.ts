/** A bar: the figures that it is made of, from the bottom up, and the words above and below it. */
export interface Bar {
  readonly label: string
  readonly value: string
  readonly parts: readonly number[]
}

/** Where a bar stands, in units of the plot. A part without height is not drawn. */
export interface BarMark {
  readonly label: string
  readonly value: string
  readonly x: number
  /** Top of the bar. */
  readonly top: number
  readonly parts: readonly { readonly n: number; readonly y: number; readonly height: number }[]
}

export interface BarMarks {
  readonly width: number
  readonly height: number
  /** Where the bars stand on. */
  readonly base: number
  readonly bars: readonly BarMark[]
}

export const BAR = 30
const SLOT = 47
/** Where fewer bars stand there is room for these all the same: one alone is not drawn as wide as the page. */
const SLOTS = 8
const HIGHEST = 84
const ABOVE = 22
const BELOW = 24

/** Bars side by side, the highest as high as there is room for; what is nothing has no height. */
export function barMarks(data: readonly Bar[]): BarMarks {
  const sums = data.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))
  const most = Math.max(0, ...sums)
  const base = ABOVE + HIGHEST
  const high = (figure: number): number => (most === 0 ? 0 : Math.round((figure / most) * HIGHEST * 10) / 10)
  return {
    width: SLOT * Math.max(data.length, SLOTS),
    height: base + BELOW,
    base,
    bars: data.map(({ label, value, parts }, at) => {
      let y = base
      const marks = parts.map((part, n) => {
        const height = high(part)
        y -= height
        return { n, y, height }
      })
      return {
        label,
        value,
        x: SLOT * at + (SLOT - BAR) / 2,
        top: y,
        parts: marks.filter(({ height }) => height > 0),
      }
    }),
  }
}
