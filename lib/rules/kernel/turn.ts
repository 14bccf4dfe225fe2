import { dealCombatDamage } from './damage'
import type { Engine } from './engine'
import type { Moment, Violation } from './rule'
import { settleFor } from './settle'
import type { Actions } from './taking'
import { STEPS, type StepName } from './words'

/** The step after this one; combat damage takes one or two steps, a cleanup step may follow another (514.3a), and without attackers there is nothing to block or deal (508.8, 510.4). */
function following(g: Engine): StepName | undefined {
  const { combat, turn } = g.state
  if (turn.again) return turn.step
  const attacked = turn.step !== 'declare-attackers' || combat
  const skipsTo = attacked ? undefined : g.view().ask('withoutAttackers', {})
  if (skipsTo) return skipsTo
  if (turn.step === 'declare-blockers') return g.need('damageSteps', {}) === 2 ? 'first-combat-damage' : 'combat-damage'
  return STEPS[STEPS.indexOf(turn.step) + 1]
}

/** Ends this step and begins the next, on the way to `toward`; after the last step comes the next turn. */
export function nextStep(g: Engine, toward?: StepName): readonly Violation[] {
  const next = following(g) ?? 'untap'
  const broken = g.violations({ type: 'step', step: toward ?? next, next })
  if (broken.length) return broken
  turnBased(g, `end of ${g.state.turn.step}`)
  if (next === 'untap') g.together([{ type: 'nextTurn', player: nextPlayer(g) }])
  const late = enter(g, next)
  return late.length || !g.state.turn.skipped || g.state.over ? late : nextStep(g, toward)
}

function nextPlayer(g: Engine): string {
  const { order, turn, players } = g.state
  const at = order.indexOf(turn.active)
  const inTurn = [...order.slice(at + 1), ...order.slice(0, at + 1)]
  const team = g.view().ask('sharedTurns', {}) === true ? players[turn.active]?.pool : undefined
  if (team === undefined) return inTurn.find((p) => !players[p]?.lost) ?? turn.active
  // Of a team whose turn it is the first in order stands for both.
  return order.find((p) => !players[p]?.lost && players[p]?.pool !== team) ?? turn.active
}

/** Begins a step: turn-based actions, then state-based ones, triggers and priority (500, 703). */
function enter(g: Engine, step: StepName): readonly Violation[] {
  g.together([{ type: 'step', step }])
  if (g.state.turn.skipped) return []
  turnBased(g, step)
  const broken = step === 'first-combat-damage' || step === 'combat-damage' ? dealCombatDamage(g) : []
  if (broken.length) return broken
  const settles = g.view().ask('settles', { step })
  const rules = settles === 'again' ? g.drain() : []
  if (settles && settleFor(g, g.state.turn.active) && settles === 'again' && !g.state.over)
    g.together([{ type: 'repeatStep', step, player: g.state.turn.active }], rules)
  return []
}

function turnBased(g: Engine, moment: Moment): void {
  for (const e of g.rules.turnBased.get(moment) ?? []) {
    const events = e.does(g.view())
    if (events.length) g.together(events, [e.rule])
  }
}

/** Goes on, step after step, to the next step of that name: in this turn or in a later one. */
function advanceTo(g: Engine, step: StepName): readonly Violation[] {
  do {
    const broken = nextStep(g, step)
    if (broken.length) return broken
  } while (g.state.turn.step !== step && !g.state.over)
  return []
}

export const turnActions = { step: (g, a) => advanceTo(g, a.step) } satisfies Actions
