import type { GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { believes, query, result, room } from '../../kernel/rule'
import { stuck } from '../../kernel/signal'
import type { View } from '../../kernel/view'

/** For those who believe it: the card, the mana and what was given away come back. */
function refund(v: View, object: ObjectId): readonly GameEvent[] {
  const o = v.state.objects[object]
  const { total = '', spent = [] } = o?.announced ?? {}
  const mana = total.replaceAll('{0}', '')
  return [
    ...(o?.kind === 'card' ? [{ type: 'move', object, to: 'hand', verb: 'counter' } as const] : []),
    ...(o && mana ? [{ type: 'addMana', player: o.controller, mana } as const] : []),
    ...spent.flatMap((id): readonly GameEvent[] => {
      const now = v.state.cards[v.state.last[id]?.card ?? '']
      return now === undefined
        ? []
        : [{ type: 'move', object: now, to: 'battlefield', controller: o?.controller ?? '' }]
    }),
  ]
}

/** Countering takes a spell or ability off the stack without effect; the spell goes to its owner's graveyard, and nothing paid comes back. */
export const countering = room(
  '701.6',
  'Counter',
  [
    result('701.6a', 'counter', (v, { object }) => {
      const o = v.state.objects[object]
      if (o?.zone !== 'stack') return undefined
      const back = v.ask('refund', { object }) ?? stuck('refund')
      if (o.kind === 'ability') return [{ type: 'cease', object }, ...back]
      return [...back, { type: 'move', object, to: 'graveyard', verb: 'counter' }]
    }),
    query('701.6b', 'refund', () => []),
  ],
  [
    believes(
      'counter-refunds',
      query('701.6b', 'refund', (v, { object }) => refund(v, object)),
    ),
  ],
)
