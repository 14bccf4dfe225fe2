import type { PlayerId } from '../kernel/ids'
import type { Scenario } from './scenario'

const TWO = ['A', 'N'] as const
const FOUR = ['A', 'N', 'B', 'C'] as const

/** Who plays, in turn order: two, or as many as the scenario names when it names more. */
export function seatsOf(s: Scenario): readonly PlayerId[] {
  const named = FOUR.filter((p) => s.players?.[p] !== undefined)
  return named.length > 2 ? named : TWO
}
