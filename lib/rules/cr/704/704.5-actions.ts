import type { GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { isCreature, librarySize, life, permanents, poison, toughness } from '../../kernel/look'
import { remaining } from '../../kernel/remain'
import { believes, room, stateBased } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'
import type { View } from '../../kernel/view'

const alive = remaining
/** Players with a life total and poison counters of their own; a team's are the matter of 704.6. */
const alone = (v: View): readonly PlayerId[] => alive(v).filter((p) => v.state.players[p]?.pool === p)
const lose = (v: View, player: PlayerId, reason: 'life' | 'empty-library' | 'poison'): readonly GameEvent[] => {
  const event: GameEvent = { type: 'loseGame', player, reason }
  return v.impossible(event) ? [] : [event]
}
const destroy = (v: View, object: ObjectId): readonly GameEvent[] => {
  const event: GameEvent = { type: 'destroy', object }
  return v.impossible(event) ? [] : [event]
}
const bury = (object: ObjectId): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'state' })
/** Creatures of which something is true; what is most often false is asked first, since this is asked again and again. */
const creatures = (v: View, which: (o: GameObject) => boolean): readonly ObjectId[] =>
  permanents(v).filter((id) => {
    const o = v.state.objects[id]
    return o && which(o) && isCreature(v, id)
  })
const doomed = (v: View): readonly ObjectId[] => creatures(v, (o) => o.deathtouched && toughness(v, o.id) > 0)
const shrunk = (v: View): readonly ObjectId[] => creatures(v, (o) => toughness(v, o.id) <= 0)

/** The state-based actions of this edition, by letter. */
export const stateBasedActions = room(
  '704.5',
  'State-based actions',
  [
    stateBased('704.5a', (v) =>
      alone(v).flatMap((p) => {
        const limit = v.ask('lethalLife', { player: p })
        return limit !== undefined && life(v, p) <= limit ? lose(v, p, 'life') : []
      }),
    ),
    stateBased('704.5b', (v) =>
      alive(v).flatMap((p) => (v.state.players[p]?.drewFromEmpty ? lose(v, p, 'empty-library') : [])),
    ),
    stateBased('704.5c', (v) =>
      alone(v).flatMap((p) => {
        const limit = v.ask('lethalPoison', { player: p })
        return limit !== undefined && poison(v, p) >= limit ? lose(v, p, 'poison') : []
      }),
    ),
    stateBased('704.5d', (v) =>
      Object.values(v.state.objects).flatMap((o) =>
        o.kind === 'token' && o.zone !== 'battlefield' ? [{ type: 'cease', object: o.id }] : [],
      ),
    ),
    stateBased('704.5f', (v) => shrunk(v).map(bury)),
    stateBased('704.5g', (v) =>
      creatures(v, (o) => o.damage > 0).flatMap((id) => {
        const lacking = v.ask('lethalDamage', { object: id })
        return toughness(v, id) > 0 && lacking !== undefined && lacking <= 0 ? destroy(v, id) : []
      }),
    ),
    stateBased('704.5h', (v) => doomed(v).flatMap((id) => destroy(v, id))),
    stateBased('704.5q', (v) =>
      permanents(v).flatMap((on): readonly GameEvent[] => {
        const { '+1/+1': plus, '-1/-1': minus } = v.state.objects[on]?.counters ?? {}
        if (!plus || !minus) return []
        const by = -Math.min(plus, minus)
        return [
          { type: 'adjustCounters', on, counter: '+1/+1', by },
          { type: 'adjustCounters', on, counter: '-1/-1', by },
        ]
      }),
    ),
  ],
  [
    believes(
      'empty-library-loses',
      stateBased('704.5b', (v) =>
        alive(v).flatMap((p) => (librarySize(v, p) === 0 ? lose(v, p, 'empty-library') : [])),
      ),
    ),
    believes(
      'zero-toughness-is-destroy',
      stateBased('704.5f', (v) => shrunk(v).flatMap((id) => destroy(v, id))),
    ),
    believes(
      'deathtouch-kills-indestructible',
      stateBased('704.5h', (v) => doomed(v).map(bury)),
    ),
  ],
)
