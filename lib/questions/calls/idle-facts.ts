import { random, shuffled } from '#lib/base/seed'
import type { Fact } from './fact'

/** What players are asked about in vain, with the answers that they may give: no ruling of any call depends on these. */
export const IDLE = {
  hand: [0, 1, 2, 3, 4, 5, 6],
  library: [18, 23, 27, 31, 36, 42],
  began: ['A', 'N'],
  game: [1, 2, 3],
} as const satisfies Readonly<Record<string, readonly (string | number)[]>>

const HOW_MANY = 3

/** Some of them, repeatable for a seed. */
export function idleFacts(seed: string): readonly Fact[] {
  const next = random(`${seed}:idle`)
  return shuffled(`${seed}:which`, Object.entries(IDLE))
    .slice(0, HOW_MANY)
    .map(([fact, values]) => ({ id: fact, value: values[Math.floor(next() * values.length)] as string | number }))
}
