import { inZone, pickCards } from '../../kernel/cards'
import type { GameEvent } from '../../kernel/events'
import type { PlayerId } from '../../kernel/ids'
import { isActive, turnOrder } from '../../kernel/look'
import { remaining } from '../../kernel/remain'
import { believes, room, stateBased, turnBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Cards that a player has to discard to come down to the maximum hand size. */
function tooMany(v: View, player: PlayerId): readonly GameEvent[] {
  const hand = inZone(v, 'hand', player)
  const limit = hand.length ? v.ask('handLimit', { player }) : undefined
  if (limit === undefined || hand.length <= limit) return []
  const chosen = pickCards(v, { choose: 'discard', player, of: 'hand' }, hand, hand.length - limit)
  return chosen.map((object): GameEvent => ({ type: 'discard', object }))
}

/** As the cleanup step begins, the active player discards down to the maximum hand size. */
export const discardingToHandSize = room(
  '514.1',
  'Discarding to hand size',
  [
    turnBased('514.1', 'cleanup', (v) =>
      turnOrder(v).flatMap((player) => (isActive(v, player) ? tooMany(v, player) : [])),
    ),
  ],
  [
    believes(
      'hand-limit-immediate',
      stateBased('514.1', (v) => remaining(v).flatMap((player) => tooMany(v, player))),
    ),
  ],
)
