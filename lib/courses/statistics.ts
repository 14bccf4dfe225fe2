/** What somebody's answers say of a share, and how far that may be off. */
export interface Share {
  readonly n: number
  readonly right: number
  /** From 0 to 1; null where nobody answered. */
  readonly share: number | null
  readonly low: number
  readonly high: number
}

/** Where 95 % of a normal distribution lie. */
const Z = 1.959964

/** A share with its Wilson interval, which stays between 0 and 1 and says something of few answers too. */
export function shareOf(right: number, n: number): Share {
  if (n === 0) return { n, right, share: null, low: 0, high: 1 }
  const p = right / n
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))
  // At its ends the interval ends too, which rounding would miss by a hair.
  return { n, right, share: p, low: right === 0 ? 0 : middle - half, high: right === n ? 1 : middle + half }
}

const mean = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0) / some.length

/** How two figures go together, from -1 to 1; null where one of them is always the same. */
export function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  const sum = (f: (x: number, y: number) => number) => pairs.reduce((all, [x, y]) => all + f(x - mx, y - my), 0)
  const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
  return pairs.length === 0 || spread < 1e-12 ? null : sum((x, y) => x * y) / spread
}
