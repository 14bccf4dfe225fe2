import type { Round } from './commands'

/** An answer of a player to a question whose answer has been told. */
export interface Counted {
  readonly player: string
  readonly position: number
  readonly round: Round
  readonly right: boolean
}

/** Points of one player: one per question that is right, whenever it was answered. */
export interface Standing {
  readonly player: string
  readonly points: number
  /** From 1; whoever has as many points has the same. Null without a point: nobody is first, or last, with none. */
  readonly rank: number | null
}

/** Somebody who has a place. */
type Placed = Standing & { readonly rank: number }

/** How all stand, the first first. Where a question was asked twice, the answer of the second round is the one that counts. */
export function standings(answers: readonly Counted[], players: readonly string[]): readonly Standing[] {
  const last = new Map<string, Counted>()
  for (const answer of answers) {
    const key = `${answer.player}/${answer.position}`
    const known = last.get(key)
    if (!known || known.round < answer.round) last.set(key, answer)
  }
  const points = new Map(players.map((player) => [player, 0]))
  for (const { player, right } of last.values())
    if (right && points.has(player)) points.set(player, (points.get(player) ?? 0) + 1)
  const sorted = [...points].sort(([, a], [, b]) => b - a)
  const rankOf = (n: number) => (n > 0 ? 1 + sorted.findIndex(([, m]) => m === n) : null)
  return sorted.map(([player, n]) => ({ player, points: n, rank: rankOf(n) }))
}

/** A list of names that a wall has room for. */
const NAMED = 6

const firstPlaces = (all: readonly Standing[]) => all.filter((one): one is Placed => one.rank !== null && one.rank <= 3)

/** The first three places; ties make them longer, up to a list that a wall has room for. */
export const podium = (all: readonly Standing[]): readonly Placed[] => firstPlaces(all).slice(0, NAMED)

/** How many of the first places the list has no room for: each has as many points as the last that is named. */
export const beyondPodium = (all: readonly Standing[]): number => Math.max(0, firstPlaces(all).length - NAMED)
