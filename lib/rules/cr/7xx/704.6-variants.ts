import { flatMap } from '#lib/base/lists'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { life, poison } from '../../kernel/look'
import { remaining } from '../../kernel/remain'
import { room, stateBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Players whose team shares a life total and poison counters. */
const inTeams = (v: View): readonly PlayerId[] => remaining(v).filter((p) => v.state.players[p]?.pool !== p)

const lose = (v: View, player: PlayerId, reason: 'life' | 'poison' | 'commander-damage'): readonly GameEvent[] => {
  const event: GameEvent = { type: 'loseGame', player, reason }
  return v.impossible(event) ? [] : [event]
}

/** Commanders that have come to a graveyard or to exile since the last check. */
const arrived = (v: View): readonly ObjectId[] =>
  flatMap(v.state.commanders ?? [], (card) => {
    const o = v.state.objects[v.state.cards[card] ?? '']
    return o?.newcomer && (o.zone === 'graveyard' || o.zone === 'exile') ? o.id : []
  })

/** State-based actions of the variants: those of Two-Headed Giant are about the team, those of Commander about commanders. */
export const variantActions = room('704.6', 'State-based actions of variants', [
  stateBased('704.6a', (v) =>
    flatMap(inTeams(v), (p) => {
      const limit = v.ask('lethalLife', { player: p })
      return limit !== undefined && life(v, p) <= limit ? lose(v, p, 'life') : []
    }),
  ),
  stateBased('704.6b', (v) =>
    flatMap(inTeams(v), (p) => {
      const limit = v.ask('lethalPoison', { player: p })
      return limit !== undefined && poison(v, p) >= limit ? lose(v, p, 'poison') : []
    }),
  ),
  stateBased('704.6c', (v) =>
    v.state.commanders
      ? flatMap(remaining(v), (p) => {
          const limit = v.ask('lethalTally', { player: p }) ?? Number.POSITIVE_INFINITY
          const dealt = Object.values(v.state.players[p]?.tallies?.damage ?? {})
          return dealt.some((n) => n >= limit) ? lose(v, p, 'commander-damage') : []
        })
      : [],
  ),
  stateBased('704.6d', (v) =>
    flatMap(arrived(v), (object): readonly GameEvent[] =>
      v.ask('toCommandZone', { object }) ? [{ type: 'move', object, to: 'command', verb: 'state' }] : [],
    ),
  ),
])
