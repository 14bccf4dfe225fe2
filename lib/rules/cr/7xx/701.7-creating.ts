import { oneByOne } from '../../kernel/budget'
import { NOTHING } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import { names, query, result, room, rule } from '../../kernel/rule'

/** To create tokens is to put as many onto the battlefield. */
export const creating = room('701.7', 'Create', [
  rule(
    '701.7a',
    query('701.7a', 'isEvent', (_, { event }) => (event.type === 'create' && event.amount === 0 ? false : undefined)),
    result('701.7a', 'create', (v, e) => {
      const player = v.ask('tokenOwner', { event: e }) ?? e.by
      const what = v.ask('tokenIs', { what: e.what }) ?? NOTHING
      const entry = e.entry ? { entry: e.entry } : {}
      const token: GameEvent = { type: 'createToken', player, what, label: e.label, ...entry }
      return Array.from({ length: oneByOne(e.amount) }, () => token)
    }),
  ),
  names('701.7a', 'create'),
])
