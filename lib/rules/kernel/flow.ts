import type { Action, ActionType } from './action'
import type { Engine } from './engine'
import type { Actions, Taking } from './registry'
import type { Violation } from './rule'
import { settle, settleFor } from './settle'
import { stuck } from './signal'
import { remembering } from './verb'

/** Takes one scripted action; what forbids it comes back, and then nothing has happened. */
export function take(g: Engine, action: Action): readonly Violation[] {
  const before = g.begin()
  const broken = attempt(g, action)
  if (broken.length) g.rewind(before)
  return broken
}

/** Takes an action as part of what is happening: nothing is checked or put on the stack after it. */
export function nested(g: Engine, action: Action): readonly Violation[] {
  const before = g.mark()
  const broken = attempt(g, action, true)
  if (broken.length) g.rewind(before)
  return broken
}

/** Whoever plays with a part of the rules may not have what the action needs. */
const attempt = (g: Engine, a: Action, within = false): readonly Violation[] =>
  ((g.rules.kit.actions[a.type] ?? stuck(`action ${a.type}`)) as Taking<ActionType>)(g, a, within)

const asked = (g: Engine, a: Action): readonly Violation[] => g.violations(a)

/** Actions that need neither turns nor the stack. */
export const plainActions: Actions = {
  effect: (g, a) => {
    const from = a.source ? { source: a.source } : {}
    g.run(a.effect, { controller: a.player, targets: [], memory: remembering(), ...from })
    settleFor(g, g.state.turn.active)
    return []
  },
  concede: (g, a) => {
    g.drain()
    if (g.view().ask('conceding', {}))
      g.together([{ type: 'loseGame', player: a.player, reason: 'concede' }], g.drain())
    settle(g)
    return []
  },
  count: (g, a) => {
    g.need('mayCount', a)
    return g.violations(a)
  },
  ante: (g, a) => {
    const broken = g.violations(a)
    if (!broken.length) g.together([{ type: 'move', object: a.object, to: 'ante', verb: 'put' }])
    return broken
  },
  look: asked,
  arrange: asked,
  announce: asked,
  target: asked,
  assign: asked,
}
