import { shuffled } from '#lib/base/seed'
import { abilitiesFrom, type Estimate, type Probed } from './ability'

/** Questions of every area before any gets more. */
const EACH = 2
/** Questions of one area at most: whoever misses everything is not asked about one thing alone. */
const MOST = 4
/** How much easier than the running estimate a question should be, in logits: who misses one of those shows more than who misses a coin toss. */
const EASIER = 0.5

/** The area of the next question, and how hard it should be, in logits. */
export interface Aim {
  readonly area: string
  readonly difficulty: number
}

/**
 * What to ask next: first every area as often as the others, then the one that may lie lowest as far as is known. Equal ones in an order
 * that depends on the seed.
 */
export function nextAim(seed: string, areas: readonly string[], answers: readonly Probed[]): Aim {
  const order = shuffled(`${seed}|areas`, areas)
  const { whole, areas: known } = abilitiesFrom(order, answers)
  const asked = (area: string): number => answers.filter((a) => a.area === area).length
  const fewest = Math.min(...order.map(asked))
  const apart = new Map(known.map((k) => [k.area, k.apart]))
  const lowest = (area: string): number => low(apart.get(area))
  const open =
    fewest < EACH ? order.filter((area) => asked(area) === fewest) : order.filter((area) => asked(area) < MOST)
  const area = open.reduce((a, b) => (lowest(b) < lowest(a) - 1e-9 ? b : a), open[0] ?? '')
  return { area, difficulty: whole.mean - EASIER }
}

const low = (estimate: Estimate | undefined): number => (estimate ? estimate.mean - estimate.sd : 0)

/** What may be asked next. */
export interface Offer {
  /** How hard it is, in logits. */
  readonly estimate: number
  /** Whether this person has met it, or its template in this diagnostic. */
  readonly seen: boolean
}

/** The offer to take: one that was not met, as near to the difficulty as there is. */
export function nearest<T extends Offer>(offers: readonly T[], difficulty: number): T | undefined {
  const off = ({ seen, estimate }: T): number => (seen ? 100 : 0) + Math.abs(estimate - difficulty)
  return offers.toSorted((a, b) => off(a) - off(b))[0]
}
