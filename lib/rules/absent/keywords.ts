import { rooms } from '../cr/index'
import type { Evaluation } from '../evaluation'
import type { GameEvent } from '../kernel/events'
import type { RuleId } from '../kernel/ids'
import type { View } from '../kernel/view'
import type { NearMiss } from './kept'
import { near, scenesOf, takenAs } from './scene'

/** Keywords of an object that would have stopped an event of another kind, and did not stop this one: hexproof and protection, indestructible. */
export function missedKeywords(e: Evaluation): readonly NearMiss[] {
  return scenesOf(e).flatMap((s) => {
    const { h, before } = s
    const { event } = h
    const goes = event.type === 'destroy' || event.type === 'sacrifice' || event.type === 'move'
    if (!goes || h.fate !== 'happened' || before.state.objects[event.object]?.zone !== 'battlefield') return []
    if (event.type === 'move' && event.verb !== 'state') return []
    const has = new Set<string>(before.characteristics(event.object).keywords.map(({ keyword }) => keyword))
    return rooms.flatMap(({ keyword, rules }): readonly NearMiss[] => {
      if (keyword === undefined || !has.has(keyword)) return []
      const stops = rules.flatMap(({ id }) => (e.rules.has(id) && wouldStop(e, before, event, id) ? [id] : []))
      if (!stops.length) return []
      const asked = event.type === 'destroy' ? 'becomesTarget' : 'destroy'
      return [
        near(s, { type: 'keyword', object: event.object, keyword }, { by: 'kind', asked }, [...stops, ...h.rules]),
      ]
    })
  })
}

/** Whether a rule would have stopped an event if it were one of another kind: a choice of target, damage, destruction. */
function wouldStop(e: Evaluation, v: View, event: GameEvent, rule: RuleId): boolean {
  const clauses = e.rules.get(rule)?.clauses ?? []
  const [damage, destroy] = [takenAs(v, event, 'damage'), takenAs(v, event, 'destroy')]
  return clauses.some((c) => {
    if (c.kind === 'replacement' && damage && c.of === damage.type) return c.offers(v, damage).length > 0
    if (c.kind === 'cant' && destroy && c.of === destroy.type) return c.forbids(v, destroy)
    if (c.kind !== 'legality' || c.of !== 'target' || event.type !== 'destroy' || event.source === undefined)
      return false
    const player = v.controller(event.source)
    return c.check(v, { type: 'target', player, source: event.source, target: event.object } as never) !== undefined
  })
}
