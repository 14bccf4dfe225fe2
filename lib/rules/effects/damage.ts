import type { Receiver } from '../kernel/card'
import type { EventOf } from '../kernel/events'
import type { TargetId } from '../kernel/ids'
import { amount, isPlayer, objects, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { what } from '../language/often'
import { flag, type Instructions, optional, type Worded } from '../language/schema'
import { much, receiver } from '../language/words'

/** The words of each instruction. */
export const words = {
  /**
   * Damage from the source of the effect, or from `source`; `to` names players, objects, or the one target. What is more than
   * lethal for a permanent goes to `excessTo` instead.
   */
  damage: {
    amount: much,
    to: receiver,
    source: optional(what),
    excessTo: optional(receiver),
    unpreventable: optional(flag),
  },
  /** Two creatures fight. */
  fight: { what, with: what },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {
    damage: Worded<typeof words.damage> & {
      /** Combat damage that waits on the stack, for those who believe that it does (510.2). */
      readonly combat?: true
    }
  }
}

/** A target that may be anything is a player or an object, under whichever of the two words it is named (115.4). */
function receivers(v: View, to: Receiver, c: Context): readonly TargetId[] {
  const ref = 'player' in to ? to.player : to.object
  if (typeof ref === 'object' && 'target' in ref) return [c.targets[ref.target] ?? ''].filter((t) => t !== '')
  return 'player' in to ? players(v, to.player, c) : objects(v, to.object, c)
}

type Damage = EventOf<'damage'>

/** Damage to a permanent, and what is excess of it to somebody else (120.4a). */
function divided(v: View, e: Damage, excessTo: readonly TargetId[]): readonly Damage[] {
  const most = isPlayer(v, e.target) ? undefined : v.ask('beforeExcess', { object: e.target, source: e.source })
  if (most === undefined || e.amount <= most) return [e]
  return [{ ...e, amount: most }, ...excessTo.map((target) => ({ ...e, target, amount: e.amount - most }))]
}

export const verbs = [
  verb('damage', (v, op, c) => {
    const sources = op.source === undefined ? [c.source ?? ''] : objects(v, op.source, c)
    const more = op.unpreventable ? { unpreventable: true as const } : {}
    return sources.flatMap((source) =>
      receivers(v, op.to, c).flatMap((target) => {
        const e: Damage = {
          type: 'damage',
          source,
          target,
          amount: amount(v, op.amount, c),
          combat: op.combat ?? false,
          ...more,
        }
        return op.excessTo === undefined ? [e] : divided(v, e, receivers(v, op.excessTo, c))
      }),
    )
  }),
  verb('fight', (v, op, c) => {
    const [a] = objects(v, op.what, c)
    const [b] = objects(v, op.with, c)
    return a === undefined || b === undefined ? [] : [{ type: 'fight', fighters: [a, b] }]
  }),
]
