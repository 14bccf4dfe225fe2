/** How the marks of a class lie, by tenths of what could be had. */
export interface Distribution {
  /** Who has a mark. */
  readonly people: number
  /** The share that half of them reach. */
  readonly median: number
  /** How many have up to a tenth, from there up to two tenths, and so on; all of it is in the last one. */
  readonly tenths: readonly number[]
}

const TENTHS = 10
/** Shares are quotients: seven of ten must not fall below seven tenths. */
const NEARLY = 1e-9

/** How some shares lie between nothing and all; null where there are none. */
export function distributionOf(shares: readonly number[]): Distribution | null {
  if (shares.length === 0) return null
  const sorted = [...shares].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  const tenths = Array.from({ length: TENTHS }, () => 0)
  for (const share of shares) {
    const tenth = Math.min(TENTHS - 1, Math.max(0, Math.floor(share * TENTHS + NEARLY)))
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  return { people: shares.length, median: ((low ?? 0) + (high ?? 0)) / 2, tenths }
}
