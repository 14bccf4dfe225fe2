import type { Engine } from './engine'
import type { PlayerId } from './ids'
import type { Violation } from './rule'
import { Halt } from './signal'

/** Completes an action of a player. Of one that turns out to be illegal, what was chosen for it is not chosen again. */
export function completing(g: Engine, player: PlayerId, rest: () => readonly Violation[]): readonly Violation[] {
  const { unused } = g
  const broken = brokenOff(g, player, rest)
  if (broken.length) g.refuseAnswersSince(unused)
  return broken
}

/** An answer that the player may not give breaks their action off, if the rules say so. */
function brokenOff(g: Engine, player: PlayerId, rest: () => readonly Violation[]): readonly Violation[] {
  try {
    return rest()
  } catch (halt) {
    const why = halt instanceof Halt ? halt.why : undefined
    if (why?.status !== 'undecided' || why.illegal === undefined) throw halt
    const broken = g.violations({ type: 'answer', player, request: why.choice })
    if (!broken.length) throw halt
    return broken
  }
}
