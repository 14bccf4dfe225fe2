import type { GameState, Happening } from '#lib/rules/index'
import { figure } from '../grammar/index'

/** What moved each life total between two moments, by pool: «3 − 5 + 4» for two or three changes, «3 → 0» else. */
export function lifeChanges(
  then: GameState,
  now: GameState,
  since: readonly Happening[],
): Readonly<Record<string, string>> {
  const moves = new Map<string, number[]>()
  for (const { event } of since) {
    if (event.type !== 'adjustLife' || event.by === 0) continue
    const pool = then.players[event.player]?.pool ?? event.player
    moves.set(pool, [...(moves.get(pool) ?? []), event.by])
  }
  return Object.fromEntries(
    [...moves].map(([pool, by]) => {
      const from = then.life[pool] ?? 0
      const parts = by.map((n) => (n < 0 ? `− ${-n}` : `+ ${n}`))
      return [
        pool,
        by.length > 1 && by.length < 4
          ? [figure(from), ...parts].join(' ')
          : `${figure(from)} → ${figure(now.life[pool] ?? from)}`,
      ]
    }),
  )
}
