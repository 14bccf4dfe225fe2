import type { GameEvent } from '../kernel/events'
import { objects, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { what, who } from '../language/often'
import type { Instructions } from '../language/schema'

/** The words of each instruction. */
export const words = {
  /** An attacker becomes blocked, though nothing blocks it (509.1h). */
  becomeBlocked: { what },
  removeFromCombat: { what },
  winGame: { who },
  loseGame: { who },
  drawGame: {},
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  verb('becomeBlocked', (v, op, c) =>
    objects(v, op.what, c)
      .filter((id) => v.state.combat?.attackers.some((a) => a.id === id && !a.blocked))
      .flatMap((object): readonly GameEvent[] => [
        { type: 'makeBlocked', object },
        { type: 'becomesBlocked', object },
      ]),
  ),
  verb('removeFromCombat', (v, op, c) =>
    v.state.combat ? objects(v, op.what, c).map((object): GameEvent => ({ type: 'leaveCombat', object })) : [],
  ),
  verb('winGame', (v, op, c) => players(v, op.who, c).map((player): GameEvent => ({ type: 'winGame', player }))),
  verb('loseGame', (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'loseGame', player, reason: 'effect' })),
  ),
  verb('drawGame', () => [{ type: 'drawGame' }]),
]
