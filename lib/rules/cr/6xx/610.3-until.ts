import type { GameEvent } from '../../kernel/events'
import { names, query, room } from '../../kernel/rule'

/** What was exiled until something left the battlefield returns at once, without the stack, under its owner's control (610.3c). */
export const untilItLeaves = room('610.3', 'Until', [
  query('610.3', 'untilLeaves', (v, { effect }) =>
    (effect.fixed ?? []).flatMap((object): readonly GameEvent[] => {
      const o = v.state.objects[object]
      return o?.zone === 'exile' ? [{ type: 'move', object, to: 'battlefield', controller: o.owner, verb: 'put' }] : []
    }),
  ),
  names('610.3', 'begin', (_, { effect: { effect: e } }) => 'returns' in e),
])
