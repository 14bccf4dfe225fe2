import type { GameEvent } from '../kernel/events'
import type { Amount, PlayerRef } from '../kernel/language'
import { amount, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    gainLife: { readonly who: PlayerRef; readonly amount: Amount }
    loseLife: { readonly who: PlayerRef; readonly amount: Amount }
  }
}

export const lifeVerbs = [
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
