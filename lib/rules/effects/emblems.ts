import { NOTHING } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import { players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { named } from '../language/named'
import { maybe } from '../language/often'
import { type Instructions, list } from '../language/schema'
import { defining } from '../language/words'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  /** A player, you unless it is said, gets an emblem with these abilities, and nothing else (114). */
  getEmblem: { id: defining, who: maybe, abilities: list(named('ability')) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
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
