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
      // Whoever it may belong to, it enters under the control of who creates it.
      const controller = player === e.player ? {} : { controller: e.player }
      const token: GameEvent = { type: 'createToken', player, what, label: e.label, ...entry, ...controller }
      return Array.from({ length: oneByOne(e.amount) }, () => token)
    }),
  ),
  names('701.7a', 'create'),
])
