import type { Action } from './action'
import type { Engine } from './engine'
import type { Violation } from './rule'
import { settle, settleFor } from './settle'
import type { Actions } from './taking'
import { remembering } from './verb'

const asked = (g: Engine, a: Action): readonly Violation[] => g.violations(a)

/** Actions that need neither turns nor the stack. */
export const plainActions = {
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
  shortcut: (g, a) => {
    const broken = g.violations(a)
    const rounds = broken.length ? undefined : g.view().ask('rounds', a)
    if (rounds) g.together([{ type: 'gainLife', player: a.player, amount: rounds * a.gain }])
    return broken
  },
  look: asked,
  arrange: asked,
  announce: asked,
  target: asked,
  answer: asked,
  assign: asked,
} satisfies Actions
