const NONE: readonly never[] = []

/**
 * `all.flatMap(give)`, for what is asked again and again: the engine of Node asks each time which class the result is of, which takes
 * 0.1 µs even where there is nothing to go through, as there mostly is not.
 */
export function flatMap<T, U>(all: readonly T[], give: (x: T, n: number) => U | readonly U[]): readonly U[] {
  if (!all.length) return NONE
  const found: U[] = []
  for (let n = 0; n < all.length; n++) {
    const given = give(all[n] as T, n)
    if (Array.isArray(given)) for (const one of given) found.push(one)
    else found.push(given as U)
  }
  return found
}
