import { type Ability, NOTHING } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { PlayerRef } from '../kernel/language'
import { players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    /** A player, you unless it is said, gets an emblem with these abilities, and nothing else (114). */
    getEmblem: { readonly id: string; readonly who?: PlayerRef; readonly abilities: readonly Ability[] }
  }
}

export const emblemVerbs = [
  verb('getEmblem', (v, op, c) =>
    players(v, op.who ?? 'you', c).map(
      (player): GameEvent => ({
        type: 'getEmblem',
        player,
        label: op.id,
        what: { ...NOTHING, abilities: op.abilities },
        ...from(c),
      }),
    ),
  ),
]
