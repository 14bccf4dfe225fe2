import type { GameEvent } from '../kernel/events'
import type { TargetId } from '../kernel/ids'
import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, objects, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { either, optional, shape } from '../scenario/schema'
import { amount as amountWords, objectRef, playerRef } from '../scenario/words'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Damage from the source of the effect, or from `source`; `to` names players, objects, or the one target. */
    damage: {
      readonly amount: Amount
      readonly to: { readonly player: PlayerRef } | { readonly object: ObjectRef }
      readonly source?: ObjectRef
    }
  }
}

const receivers = (
  v: View,
  to: { readonly player?: PlayerRef; readonly object?: ObjectRef },
  c: Context,
): readonly TargetId[] => [
  ...(to.player === undefined ? [] : players(v, to.player, c)),
  ...(to.object === undefined ? [] : objects(v, to.object, c)),
]

export const damageVerbs = [
  verb(
    'damage',
    {
      amount: amountWords,
      to: either(shape({ player: playerRef }), shape({ object: objectRef })),
      source: optional(objectRef),
    },
    (v, op, c) => {
      const sources = op.source === undefined ? [c.source ?? ''] : objects(v, op.source, c)
      return sources.flatMap((source) =>
        receivers(v, op.to, c).map(
          (target): GameEvent => ({ type: 'damage', source, target, amount: amount(v, op.amount, c), combat: false }),
        ),
      )
    },
  ),
]
