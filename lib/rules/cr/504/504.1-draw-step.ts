import { room, turnBased } from '../../kernel/rule'

/** As the draw step begins, the active player draws a card. */
export const drawStep = room('504.1', 'Draw step', [
  turnBased('504.1', 'draw', (v) => [{ type: 'draw', player: v.state.turn.active, amount: 1 }]),
])
