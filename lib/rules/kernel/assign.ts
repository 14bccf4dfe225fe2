import type { ChoiceAnswer } from './action'
import type { GameEvent } from './events'
import type { ObjectId, TargetId } from './ids'
import { objectNamed, objectOf } from './look'
import type { Assignment } from './query'
import { stuck } from './signal'
import type { View } from './view'

/**
 * Divides the damage of one creature: forced where there is one receiver, else as the scenario answers. `already` is the
 * damage that others assign in the same step: it counts towards lethal damage (702.19b).
 */
export function divide(
  v: View,
  id: ObjectId,
  total: number,
  where: Assignment,
  already: readonly GameEvent[],
): Readonly<Record<TargetId, number>> {
  const receivers = where.excessTo === undefined ? where.to : [...where.to, where.excessTo]
  const [only] = receivers
  if (only !== undefined && receivers.length === 1) return { [only]: total }
  const answer = v.choose({
    choose: 'assign-damage',
    player: v.controller(id),
    of: objectOf(v, id)?.card ?? id,
    options: receivers.map((r) => objectOf(v, r)?.card ?? r),
    total,
  })
  return asked(v, id, total, where, answer, already)
}

function asked(
  v: View,
  id: ObjectId,
  total: number,
  where: Assignment,
  answer: ChoiceAnswer,
  already: readonly GameEvent[],
): Readonly<Record<TargetId, number>> {
  if (typeof answer === 'string' || Array.isArray(answer)) return stuck('assignment answer')
  if ('most' in answer && typeof answer.most === 'string')
    return most(v, id, total, where, name(v, answer.most), already)
  return Object.fromEntries(Object.entries(answer).map(([label, n]) => [name(v, label), Number(n)]))
}

const name = (v: View, label: string): TargetId => (v.state.players[label] ? label : (objectNamed(v, label) ?? label))

/** As much as the rules allow to one receiver: the others get what they must, the last of them what is left over. */
function most(
  v: View,
  id: ObjectId,
  total: number,
  where: Assignment,
  to: TargetId,
  already: readonly GameEvent[],
): Readonly<Record<TargetId, number>> {
  const out: Record<TargetId, number> = {}
  let left = total
  const give = (target: TargetId, n: number): void => {
    const part = Math.min(left, n)
    out[target] = (out[target] ?? 0) + part
    left -= part
  }
  const first = to === where.excessTo || where.ordered ? where.to.filter((t) => t !== to) : []
  for (const t of first) give(t, lethal(v, id, t, already))
  give(to, left)
  return out
}

/** Damage still needed to make a creature's damage lethal, less what others assign at the same time. */
export function lethal(v: View, source: ObjectId, target: TargetId, already: readonly GameEvent[]): number {
  const need = v.ask('lethalAssignment', { object: target, source }) ?? stuck('lethalAssignment')
  const others = already.reduce((n, e) => (e.type === 'damage' && e.target === target ? n + e.amount : n), 0)
  return Math.max(0, need - others)
}
