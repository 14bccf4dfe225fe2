import { isActive, turnOrder } from '../../kernel/look'
import { room, turnBased } from '../../kernel/rule'

/** As the draw step begins, the active player draws a card. */
export const drawStep = room('504.1', 'Draw step', [
  turnBased('504.1', 'draw', (v) =>
    turnOrder(v)
      .filter((player) => isActive(v, player) && v.ask('skipsDraw', {}) !== true)
      .map((player) => ({ type: 'draw', player, amount: 1 })),
  ),
])
