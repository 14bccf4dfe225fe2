import type { ObjectId } from '../kernel/ids'
import { contextOf } from '../kernel/look'
import type { View } from '../kernel/view'
import type { Kept } from './kept'
import { falsePart } from './lacking'

/** What is false of the condition of a triggered ability on the stack; undefined where it is true, or there is none. */
export function unmetCondition(v: View, id: ObjectId): Extract<Kept, { by: 'condition' }> | undefined {
  const o = v.state.objects[id]
  const on = o?.onStack
  if (!o || on?.ability?.type !== 'triggered' || !on.ability.if) return undefined
  const controller = v.ask('stackController', { object: id }) ?? o.controller ?? o.owner
  const kept = falsePart(
    v,
    on.ability.if,
    contextOf({ controller, ...(on.source === undefined ? {} : { source: on.source }) }),
  )
  return kept?.by === 'condition' ? kept : undefined
}
