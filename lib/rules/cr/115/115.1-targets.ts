import { isPlayer } from '../../kernel/look'
import { legality, room } from '../../kernel/rule'

/** A target is a player in the game, or an object where the effect looks for it. */
export const targets = room('115.1', 'Targets', [
  legality('115.1', 'target', (v, { target }) => {
    if (isPlayer(v, target))
      return v.state.players[target]?.lost ? { reason: 'target-left', detail: { target } } : undefined
    const zone = v.state.objects[target]?.zone
    return zone === 'battlefield' || zone === 'stack' ? undefined : { reason: 'target-gone', detail: { target } }
  }),
])
