import { result, room } from '../../kernel/rule'

/** Countering takes a spell or ability off the stack without effect; the spell goes to its owner's graveyard. */
export const countering = room('701.6', 'Counter', [
  result('701.6a', 'counter', (v, { object }) => {
    const o = v.state.objects[object]
    if (o?.zone !== 'stack') return undefined
    return o.kind === 'ability'
      ? [{ type: 'cease', object }]
      : [{ type: 'move', object, to: 'graveyard', verb: 'counter' }]
  }),
])
