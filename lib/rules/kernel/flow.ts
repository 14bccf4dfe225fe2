import type { Action, ActionOf } from './action'
import { attack, block, combatDamage } from './combat'
import type { Engine } from './engine'
import type { PlayerId } from './ids'
import type { Violation } from './rule'
import { activate, cast, resolveAll, resolveTop } from './stack'
import { advanceTo, nextStep } from './turn'

/** Takes one scripted action; what forbids it comes back, and then nothing has changed. */
export function take(g: Engine, action: Action): readonly Violation[] {
  const before = g.state
  const broken = attempt(g, action)
  if (broken.length) g.state = before
  return broken
}

function attempt(g: Engine, a: Action): readonly Violation[] {
  switch (a.type) {
    case 'attack':
      return attack(g, a)
    case 'block':
      return block(g, a)
    case 'combat-damage':
      return combatDamage(g, a)
    case 'cast':
      return cast(g, a)
    case 'activate':
      return activate(g, a)
    case 'pay':
      return pay(g, a)
    case 'resolve':
      return resolve(g, a)
    case 'resolve-all':
      resolveAll(g)
      return []
    case 'step':
      return advanceTo(g, a.step)
    case 'effect':
      effect(g, a)
      return []
    case 'pass':
      return pass(g, a.player)
    case 'concede':
      return concede(g, a)
    case 'look':
    case 'target':
    case 'assign':
      return g.violations(a)
  }
}

function resolve(g: Engine, a: ActionOf<'resolve'>): readonly Violation[] {
  const broken = g.violations(a)
  if (!broken.length) resolveTop(g)
  return broken
}

/** A payment that stands by itself: an effect that lets players pay. */
function pay(g: Engine, a: ActionOf<'pay'>): readonly Violation[] {
  const broken = g.violations(a)
  if (broken.length) return broken
  for (const { player, cost } of a.payments)
    if (cost.pay === 'life') g.together([{ type: 'payLife', player, amount: cost.amount }])
  settle(g, g.state.turn.active)
  return []
}

function effect(g: Engine, a: ActionOf<'effect'>): void {
  g.run(a.effect, { controller: a.player, targets: [], ...(a.source ? { source: a.source } : {}) })
  settle(g, g.state.turn.active)
}

function concede(g: Engine, a: ActionOf<'concede'>): readonly Violation[] {
  g.together([{ type: 'loseGame', player: a.player, reason: 'concede' }])
  g.settle()
  const left = g.state.order.filter((p) => !g.state.players[p]?.lost)
  if (new Set(left.map((p) => g.state.players[p]?.pool)).size <= 1) g.state = { ...g.state, over: true }
  return []
}

/** 117.3d and 117.4: the next player gets priority, or all have passed and something follows. */
function pass(g: Engine, player: PlayerId): readonly Violation[] {
  const broken = g.violations({ type: 'pass', player })
  if (broken.length) return broken
  g.together([{ type: 'pass', player }])
  const passed = [...g.state.priority.passed, player]
  const alive = g.state.order.filter((p) => !g.state.players[p]?.lost)
  if (alive.every((p) => passed.includes(p))) {
    const next = g.need('allPassed', { stackEmpty: !g.state.shared.stack.length })
    if (next === 'resolve') resolveTop(g)
    else return nextStep(g)
    return []
  }
  const to = g.need('priorityAfterPass', { player })
  g.together([{ type: 'givePriority', player: to, passed }])
  return []
}

/** State-based actions, triggers, then priority to a player. */
export function settle(g: Engine, to: PlayerId): void {
  g.settle()
  g.state = { ...g.state, priority: { player: to, passed: [] } }
}
