import type { Evaluation } from '#lib/rules/index'
import { figure } from '../grammar/index'

/** What moved each life total after one frame and up to another, by pool: «3 − 5 + 4» for two or three changes, «3 → 0» else. */
export function lifeChanges(e: Evaluation, before: number, now: number): Readonly<Record<string, string>> {
  const frames = e.trace?.frames ?? []
  const [then, at] = [frames[before], frames[now]]
  const moves = new Map<string, number[]>()
  for (const h of e.trace?.happenings ?? []) {
    if (h.event.type !== 'adjustLife' || h.fate !== 'happened' || h.event.by === 0) continue
    if (h.batch <= before || h.batch > now) continue
    const pool = e.start.players[h.event.player]?.pool ?? h.event.player
    moves.set(pool, [...(moves.get(pool) ?? []), h.event.by])
  }
  return Object.fromEntries(
    [...moves].map(([pool, by]) => {
      const from = then?.life[pool] ?? 0
      const parts = by.map((n) => (n < 0 ? `− ${-n}` : `+ ${n}`))
      return [
        pool,
        by.length > 1 && by.length < 4
          ? [figure(from), ...parts].join(' ')
          : `${figure(from)} → ${figure(at?.life[pool] ?? from)}`,
      ]
    }),
  )
}
