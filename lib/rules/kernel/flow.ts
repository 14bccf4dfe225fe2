import type { Action, ActionOf } from './action'
import { attack, block, combatDamage } from './combat'
import { payFor } from './cost'
import type { Engine } from './engine'
import type { PlayerId } from './ids'
import type { Violation } from './rule'
import { settle, settleFor } from './settle'
import { special } from './special'
import { activate, cast, castSpell, playLand, resolveAll, resolveTop } from './stack'
import { startGame } from './start'
import { advanceTo, nextStep } from './turn'
import { turnUp } from './turning'
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
  const broken = action.type === 'cast' ? castSpell(g, action) : attempt(g, action)
  if (broken.length) g.rewind(before)
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
    case 'play':
      return playLand(g, a)
    case 'suspend':
      return special(g, a)
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
    case 'start':
      startGame(g)
      return []
    case 'all-pass':
      return allPass(g)
    case 'concede':
      g.together([{ type: 'loseGame', player: a.player, reason: 'concede' }])
      settle(g)
      return []
    case 'turn-up':
      return turnUp(g, a)
    case 'count':
      g.need('mayCount', a)
      return g.violations(a)
    case 'ante':
      return ante(g, a)
    case 'look':
    case 'arrange':
    case 'announce':
    case 'target':
    case 'assign':
      return g.violations(a)
  }
}

function ante(g: Engine, a: ActionOf<'ante'>): readonly Violation[] {
  const broken = g.violations(a)
  if (!broken.length) g.together([{ type: 'move', object: a.object, to: 'ante', verb: 'put' }])
  return broken
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
  payFor(g, a.payments)
  settleFor(g, g.state.turn.active)
  return []
}

function effect(g: Engine, a: ActionOf<'effect'>): void {
  const from = a.source ? { source: a.source } : {}
  g.run(a.effect, { controller: a.player, targets: [], memory: remembering(), ...from })
  settleFor(g, g.state.turn.active)
}

/** 117.3d and 117.4: the next player gets priority, or all have passed and something follows. */
function pass(g: Engine, player: PlayerId): readonly Violation[] {
  const broken = g.violations({ type: 'pass', player })
  if (broken.length) return broken
  g.together([{ type: 'pass', player }])
  const passed = [...g.state.priority.passed, player]
  if (g.state.order.every((p) => passed.includes(p) || g.state.players[p]?.lost)) {
    const next = g.need('allPassed', { stackEmpty: !g.state.shared.stack.length })
    if (next === 'next-step') return nextStep(g)
    resolveTop(g)
    return []
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
    if (broken.length) return broken
  }
  return []
}
