import type { ChoiceAnswer, ChoiceRequest } from './action'
import type { Answers } from './choose'
import type { ObjectId, TargetId } from './ids'
import { labelOf, objectNamed } from './look'
import type { Assignment, Share } from './query'
import { illegalAnswer, stuck } from './signal'
import type { View } from './view'

type Division = Readonly<Record<TargetId, number>>
type Shares = Readonly<Record<TargetId, readonly Share[]>>

/** Divides the damage of one creature: forced where there is one receiver, else as the scenario answers. `others` is what has been assigned before. */
export function divide(
  g: Answers & { readonly view: () => View },
  id: ObjectId,
  total: number,
  where: Assignment,
  others: Shares,
): Division {
  const v = g.view()
  const receivers = [...where.to, where.excessTo, where.beyond].filter((t) => t !== undefined)
  const [only] = receivers
  const options = receivers.map((r) => labelOf(v, r))
  const of = labelOf(v, id)
  const request: ChoiceRequest = { choose: 'assign-damage', player: v.controller(id), of, options, total }
  if (only !== undefined && receivers.length === 1) {
    // All of it goes there: an answer that says so is taken, one that means another creature is kept for that.
    const [label = ''] = options
    if (g.answers(request, { [label]: total }) || g.answers(request, { most: label })) g.choose(request)
    return { [only]: total }
  }
  const answer = g.choose(request)
  if (isMost(answer)) return mostTo(v, id, total, where, named(v, answer.most), others)
  if (typeof answer !== 'object' || Array.isArray(answer)) return illegalAnswer(request, answer)
  return Object.fromEntries(Object.entries(answer).map(([label, n]) => [named(v, label), Number(n)]))
}

const isMost = (answer: ChoiceAnswer): answer is { readonly most: string } =>
  typeof answer === 'object' && 'most' in answer && typeof answer.most === 'string'

const named = (v: View, label: string): TargetId => (v.state.players[label] ? label : (objectNamed(v, label) ?? label))

/** As much as the rules allow to one receiver: the others get only what they must have. */
function mostTo(v: View, id: ObjectId, total: number, where: Assignment, to: TargetId, others: Shares): Division {
  const out: Record<TargetId, number> = {}
  let left = total
  const give = (target: TargetId, n: number): void => {
    const part = Math.min(left, n)
    if (part > 0) out[target] = (out[target] ?? 0) + part
    left -= part
  }
  const rest = to === where.excessTo || to === where.beyond || where.ordered ? where.to.filter((t) => t !== to) : []
  const first = to === where.beyond && where.excessTo !== undefined ? [...rest, where.excessTo] : rest
  for (const object of first)
    give(
      object,
      v.ask('lethalAssignment', { object, source: id, others: others[object] ?? [] }) ?? stuck('lethalAssignment'),
    )
  give(to, left)
  return out
}
