import type { EventOf, GameEvent } from '../../kernel/events'
import { believes, result, room } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'
import type { View } from '../../kernel/view'

/** Effects that give a player control of something end as that player leaves. */
const givesControl = (v: View, player: string): readonly string[] =>
  v.state.floating
    .filter(
      (f) => 'modify' in f.effect && [f.effect.modify].flat().some((m) => m.layer === '2') && f.controller === player,
    )
    .map((f) => f.id)

/** An object goes with its owner; an ability on the stack ceases with its controller; what else they had put there is exiled. */
function goes(v: View, o: GameObject, player: string): readonly GameEvent[] {
  if (o.owner === player) return [{ type: 'cease', object: o.id }]
  const elsewhere = o.zone !== 'battlefield' && o.zone !== 'stack'
  return o.controller !== player || v.controller(o.id) !== player || elsewhere
    ? []
    : [{ type: 'move', object: o.id, to: 'exile', verb: 'exile' }]
}

const leaving = (gone: typeof goes) =>
  result('800.4a', 'leaveGame', (v, { player }: EventOf<'leaveGame'>) => {
    const effects = givesControl(v, player)
    return [
      ...Object.values(v.state.objects).flatMap((o) => gone(v, o, player)),
      ...(effects.length ? [{ type: 'end', effects } as const] : []),
    ]
  })

/** A player who leaves a game of more than two takes along all that they own. */
export const leavingTheGame = room(
  '800.4',
  'Leaving the game',
  [leaving(goes)],
  [
    believes(
      'stack-outlives-player',
      leaving((v, o, player) => (o.zone === 'stack' ? [] : goes(v, o, player))),
    ),
  ],
)
