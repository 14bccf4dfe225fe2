import type { GameEvent } from '../kernel/events'
import { amount, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { who } from '../language/often'
import type { Instructions } from '../language/schema'
import { much } from '../language/words'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  gainLife: { who, amount: much },
  loseLife: { who, amount: much },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  verb('gainLife', (v, op, c) =>
    players(v, op.who, c).map(
      (player): GameEvent => ({ type: 'gainLife', player, amount: amount(v, op.amount, c), ...from(c) }),
    ),
  ),
  verb('loseLife', (v, op, c) =>
    players(v, op.who, c).map(
      (player): GameEvent => ({ type: 'loseLife', player, amount: amount(v, op.amount, c), ...from(c) }),
    ),
  ),
]
