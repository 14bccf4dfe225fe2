import { query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** The card of a commander that is, or as a spell was, in the command zone. */
function fromCommand({ state }: View, object: string): string | undefined {
  const o = state.objects[object]
  const zone = o?.zone === 'stack' ? o.onStack?.from : o?.zone
  return zone === 'command' && state.commanders?.includes(o?.card ?? '') ? o?.card : undefined
}

/** Its owner casts a commander from the command zone, for {2} more each time. */
export const commanderTax = room('903.8', 'Casting a commander', [
  rule(
    '903.8',
    query('903.8', 'mayBeCast', (v, { object, player }) =>
      fromCommand(v, object) !== undefined && v.state.objects[object]?.owner === player ? true : undefined,
    ),
    query('903.8', 'addedCosts', (v, { object, player }, so = []) => {
      const card = fromCommand(v, object)
      const before = (card !== undefined && v.state.players[player]?.tallies?.casts?.[card]) || 0
      return before ? [...so, { pay: 'mana', cost: `{${2 * before}}` }] : undefined
    }),
    result('903.8', 'cast', (v, { object, player }) => {
      const card = fromCommand(v, object)
      return card === undefined ? undefined : [{ type: 'tally', player, of: 'casts', card, amount: 1 }]
    }),
  ),
])
