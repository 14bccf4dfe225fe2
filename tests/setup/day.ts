import { shuffled } from '#lib/base/seed'

// What can be generated is more than a run has time for. A run looks at a part of it, another one every day, and `npm run test:all` at the whole.

/** Whether this run looks at everything. */
export const WHOLE = process.env.TEST_ALL === '1'

/** What decides which part a run looks at: the day, or whatever TEST_SEED says; runs print it. */
export const DAY = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10)

/** `few`, or in a run over everything `whole`. */
export const atMost = (few: number, whole = Number.POSITIVE_INFINITY): number => (WHOLE ? whole : few)

/** All of them in the order of the day; as they are in a run over everything. `key` tells one drawing from another. */
export const inOrderOfTheDay = <T>(key: string, all: readonly T[]): readonly T[] =>
  WHOLE ? all : shuffled(`${DAY} ${key}`, all)

/** So many of them, others every day; all of them in a run over everything. */
export const drawn = <T>(key: string, all: readonly T[], few: number): readonly T[] =>
  inOrderOfTheDay(key, all).slice(0, atMost(few))
