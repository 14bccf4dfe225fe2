import type { Engine } from './engine'
import type { Violation } from './rule'
import { STEPS, type StepName } from './state'

/** The step after this one; combat damage takes one or two steps, and without attackers combat ends at once (508.8, 510.4). */
function following(g: Engine): StepName | 'next-turn' {
  const { step } = g.state.turn
  const { combat } = g.state
  if (step === 'cleanup') return 'next-turn'
  if (step === 'declare-attackers' && !combat?.attackers.length) return 'end-combat'
  if (step === 'declare-blockers') return g.need('damageSteps', {}) === 2 ? 'first-combat-damage' : 'combat-damage'
  return STEPS[STEPS.indexOf(step) + 1] ?? 'cleanup'
}

/** Ends this step and begins the next: turn-based actions, then state-based ones, triggers and priority (500, 703). */
export function nextStep(g: Engine): readonly Violation[] {
  const next = following(g)
  const broken = g.violations({ type: 'step', step: next === 'next-turn' ? 'untap' : next })
  if (broken.length) return broken
  if (next === 'next-turn') {
    const { order, turn } = g.state
    const alive = order.filter((p) => !g.state.players[p]?.lost)
    const player = alive[(alive.indexOf(turn.active) + 1) % alive.length] ?? turn.active
    g.together([{ type: 'nextTurn', player }])
    return enter(g, 'untap')
  }
  return enter(g, next)
}

function enter(g: Engine, step: StepName): readonly Violation[] {
  g.together([{ type: 'step', step }])
  const v = g.view()
  for (const e of g.rules.turnBased.get(step) ?? []) {
    const events = e.does(v)
    if (events.length) g.together(events, [e.rule])
  }
  g.settle()
  g.state = { ...g.state, priority: { player: g.state.turn.active, passed: [] } }
  return []
}

/** Goes on, step after step, to the next step of that name: in this turn or in a later one. */
export function advanceTo(g: Engine, step: StepName): readonly Violation[] {
  do {
    const broken = nextStep(g)
    if (broken.length) return broken
  } while (g.state.turn.step !== step && !g.state.over)
  return []
}

/** Goes on to a step of this turn unless it is already that step. */
export function reach(g: Engine, step: StepName): readonly Violation[] {
  return g.state.turn.step === step ? [] : advanceTo(g, step)
}
