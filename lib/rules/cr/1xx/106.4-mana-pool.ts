import { flatMap } from '#lib/base/lists'
import { names, result, room } from '../../kernel/rule'

/** Mana that is not spent is gone when the step or phase ends. */
export const manaPool = room('106.4', 'Mana pool', [
  result('106.4', 'step', (v) =>
    flatMap(v.state.order, (player) =>
      v.state.players[player]?.mana?.pool ? [{ type: 'emptyPool', player } as const] : [],
    ),
  ),
  names('106.4', 'addMana'),
])
