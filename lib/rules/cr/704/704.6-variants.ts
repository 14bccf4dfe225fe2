import type { GameEvent } from '../../kernel/events'
import type { PlayerId } from '../../kernel/ids'
import { life, poison } from '../../kernel/look'
import { remaining } from '../../kernel/remain'
import { room, stateBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Players whose team shares a life total and poison counters. */
const inTeams = (v: View): readonly PlayerId[] => remaining(v).filter((p) => v.state.players[p]?.pool !== p)

const lose = (v: View, player: PlayerId, reason: 'life' | 'poison'): readonly GameEvent[] => {
  const event: GameEvent = { type: 'loseGame', player, reason }
  return v.impossible(event) ? [] : [event]
}

/** State-based actions of the variants: those of Two-Headed Giant are about the team. */
export const variantActions = room('704.6', 'State-based actions of variants', [
  stateBased('704.6a', (v) =>
    inTeams(v).flatMap((p) => {
      const limit = v.ask('lethalLife', { player: p })
      return limit !== undefined && life(v, p) <= limit ? lose(v, p, 'life') : []
    }),
  ),
  stateBased('704.6b', (v) =>
    inTeams(v).flatMap((p) => {
      const limit = v.ask('lethalPoison', { player: p })
      return limit !== undefined && poison(v, p) >= limit ? lose(v, p, 'poison') : []
    }),
  ),
])
