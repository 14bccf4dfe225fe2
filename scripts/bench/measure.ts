import os from 'node:os'

/** One figure: its name, what was measured, the goal, and whether it was met. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: string
  readonly met?: boolean
}

/** Prints a figure as one line of JSON, with the machine it was measured on and how busy that was: the load average of the last minute. */
export function print(figure: Figure): void {
  const value = Math.round(figure.value * 100) / 100
  console.log(
    JSON.stringify({
      ...figure,
      value,
      machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`,
      node: process.version,
      load: Math.round((os.loadavg()[0] ?? 0) * 100) / 100,
    }),
  )
}

export const median = (xs: readonly number[]): number =>
  xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? Number.NaN

/** The value below which a share of the others lie: 0.95 for p95. */
export const percentile = (xs: readonly number[], share: number): number =>
  xs.toSorted((a, b) => a - b)[Math.min(xs.length - 1, Math.floor(xs.length * share))] ?? Number.NaN

/**
 * How often a second `work` can be done: the median of several rounds, after some to warm up. What was measured before has taught the
 * compiler other shapes of the same code, which it needs a few seconds to unlearn.
 */
export function perSecond(work: () => void, { rounds = 7, ms = 400, warm = 8 } = {}): number {
  const round = (): number => {
    const start = performance.now()
    let n = 0
    while (performance.now() - start < ms) {
      for (let i = 0; i < 20; i++) work()
      n += 20
    }
    return (n / (performance.now() - start)) * 1000
  }
  for (let n = 0; n < warm; n++) round()
  return median(Array.from({ length: rounds }, round))
}

/** A figure that should be at least its goal. */
export const atLeast = (name: string, value: number, unit: string, goal: number): Figure => ({
  name,
  value,
  unit,
  goal: `≥ ${goal}`,
  met: value >= goal,
})

/** A figure that should be at most its goal. */
export const atMost = (name: string, value: number, unit: string, goal: number): Figure => ({
  name,
  value,
  unit,
  goal: `≤ ${goal}`,
  met: value <= goal,
})
