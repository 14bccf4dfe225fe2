import { isActive, turnOrder } from '../../kernel/look'
import { believes, type Moment, type Rule, room, turnBased } from '../../kernel/rule'

const drawsAt = (moment: Moment): Rule =>
  turnBased('504.1', moment, (v) =>
    turnOrder(v)
      .filter((player) => isActive(v, player) && v.ask('skipsDraw', {}) !== true)
      .map((player) => ({ type: 'draw', player, amount: 1 })),
  )

/** As the draw step begins, the active player draws a card. */
export const drawStep = room(
  '504.1',
  'Draw step',
  [drawsAt('draw')],
  // Before the upkeep step begins, so that nothing of it has come about yet.
  [believes('draw-before-upkeep', drawsAt('end of untap'))],
)
