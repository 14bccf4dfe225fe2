import type { Engine } from './engine'
import type { PlayerId } from './ids'
import { resolveAll, resolveTop } from './resolve'
import type { Violation } from './rule'
import type { Actions } from './taking'
import { nextStep } from './turn'

/** 117.3d and 117.4: the next player gets priority, or all have passed and something follows. */
function pass(g: Engine, player: PlayerId): readonly Violation[] {
  const broken = g.violations({ type: 'pass', player })
  if (broken.length) return broken
  g.together([{ type: 'pass', player }])
  const passed = [...g.state.priority.passed, ...g.need('priority', { player })]
  if (g.state.order.every((p) => passed.includes(p) || g.state.players[p]?.lost)) {
    const next = g.view().ask('allPassed', { stackEmpty: !g.state.shared.stack.length })
    if (next === 'next-step') return nextStep(g)
    if (next) {
      resolveTop(g)
      return []
    }
  }
  const to = g.need('priorityAfterPass', { player })
  g.together([{ type: 'givePriority', player: to, passed }])
  return []
}

/** Everybody who has not passed does so, one after the other: the top of the stack resolves, or the step ends. */
function allPass(g: Engine): readonly Violation[] {
  const left = g.state.order.filter((p) => !g.state.players[p]?.lost && !g.state.priority.passed.includes(p))
  for (const _ of left) {
    const broken = pass(g, g.state.priority.player)
    // Where a team has passed together something has followed already.
    if (broken.length || !g.state.priority.passed.length) return broken
  }
  return []
}

/** Actions of players who have priority, and what comes of the stack. */
export const stackActions = {
  pass: (g, a) => pass(g, a.player),
  'all-pass': allPass,
  resolve: (g, a) => {
    const broken = g.violations(a)
    if (!broken.length) resolveTop(g)
    return broken
  },
  'resolve-all': (g) => {
    resolveAll(g)
    return []
  },
} satisfies Actions
