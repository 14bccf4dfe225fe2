import type { Evaluation } from '../evaluation'
import type { EventType, GameEvent } from '../kernel/events'
import type { RuleId } from '../kernel/ids'
import type { Watched } from '../kernel/language'
import type { Happening } from '../kernel/trace'
import type { View } from '../kernel/view'
import type { Kept, Missed, NearMiss } from './kept'

/** An event of a trace with the game before it and after it. */
export interface Scene {
  readonly h: Happening
  readonly before: View
  readonly after: View
}

const known = new WeakMap<Evaluation, readonly Scene[]>()

/** The events of a traced evaluation that abilities and effects may wait for, each with the game around it: looked at once. */
export function scenesOf(e: Evaluation): readonly Scene[] {
  const seen = known.get(e) ?? look(e)
  known.set(e, seen)
  return seen
}

function look(e: Evaluation): readonly Scene[] {
  const frames = e.trace?.frames ?? []
  const views: View[] = []
  const at = (n: number): View => {
    const place = Math.max(0, Math.min(n, frames.length - 1))
    views[place] ??= e.look(frames[place] ?? e.start)
    return views[place]
  }
  // What is open when the evaluation stops has not come about, or not been kept from it.
  const all = (e.trace?.happenings ?? []).filter((h) => h.batch < frames.length && h.event.type !== 'trigger')
  return all.map((h) => ({ h, before: at(h.batch - 1), after: at(h.batch) }))
}

/** Events that people take for others: of one of the first kind an ability may wait, and one of the second kind comes. */
export const TAKEN_FOR: { readonly [W in Watched]?: readonly EventType[] } = {
  enters: ['showFace', 'turnOver'],
  dies: ['move'],
  destroy: ['sacrifice', 'move'],
  sacrifice: ['destroy'],
  draw: ['putInHand'],
  cast: ['copySpell', 'playLand'],
  damage: ['loseLife', 'payLife'],
  loseLife: ['damage'],
  discard: ['mill'],
}

/**
 * What an event would have been as one of another kind, where it is taken for one: the same thing befalls the same object or player.
 * Undefined where it is that already.
 */
export function takenAs(v: View, e: GameEvent, kind: 'damage' | 'destroy'): GameEvent | undefined {
  if (kind === 'destroy') {
    const goes =
      e.type === 'sacrifice' ||
      (e.type === 'move' && ((e.verb === 'state' && e.to === 'graveyard') || (e.verb === 'exile' && e.to === 'exile')))
    if (!goes || v.state.objects[e.object]?.zone !== 'battlefield') return undefined
    return { type: 'destroy', object: e.object }
  }
  if (e.type === 'payLife' || (e.type === 'loseLife' && e.cause === undefined))
    return { type: 'damage', source: e.source ?? '', target: e.player, amount: e.amount, combat: false }
  return e.type === 'destroy' && e.source !== undefined
    ? { type: 'damage', source: e.source, target: e.object, amount: 1, combat: false }
    : undefined
}

/** A near miss of what an event would have brought about. */
export const near = ({ h }: Scene, missed: Missed, kept: Kept, rules: readonly RuleId[]): NearMiss => ({
  missed,
  kept,
  rules: [...new Set(rules)],
  action: h.action,
  batch: h.batch,
  on: { id: h.id, event: h.event },
})
