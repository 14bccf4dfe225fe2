import type { ActionOf } from './action'
import { payFor } from './cost'
import type { Engine } from './engine'
import type { GameEvent } from './events'
import { isType } from './look'
import type { Violation } from './rule'
import { settleFor } from './settle'
import type { Actions } from './taking'
import { nextStep } from './turn'
import { STEPS, type StepName } from './words'

/** Goes on to a step of this turn, if it is still to come: an action that is too late meets its own rules where it is. */
function reach(g: Engine, step: StepName): readonly Violation[] {
  const { number } = g.state.turn
  while (STEPS.indexOf(g.state.turn.step) < STEPS.indexOf(step) && g.state.turn.number === number && !g.state.over) {
    const broken = nextStep(g, step)
    if (broken.length) return broken
  }
  return []
}

/** Declares attackers (508.1): the step begins if it has not. */
function attack(g: Engine, a: ActionOf<'attack'>): readonly Violation[] {
  const late = reach(g, 'declare-attackers')
  if (late.length) return late
  const broken = g.violations(a)
  if (broken.length) return broken
  const unpaid = payToAttack(g, a)
  if (unpaid.length) return unpaid
  const v = g.view()
  const attackers = a.attackers.map(({ id, attacks }) => ({
    id,
    attacks,
    // 508.5: of a battle its protector, of a planeswalker its controller.
    defender: v.state.players[attacks]
      ? attacks
      : ((isType(v, attacks, 'battle') ? v.ask('protector', { object: attacks }) : undefined) ?? v.controller(attacks)),
  }))
  g.together([
    { type: 'attack', attackers },
    ...a.attackers.map(({ id, attacks }): GameEvent => ({ type: 'attacks', object: id, target: attacks })),
  ])
  settleFor(g, g.state.turn.active)
  return []
}

/** What attacking costs is paid for all attackers together, or not at all (508.1h–j). */
function payToAttack(g: Engine, a: ActionOf<'attack'>): readonly Violation[] {
  const v = g.view()
  const payments = a.attackers.flatMap(({ id }) =>
    (v.ask('attackCosts', { object: id }) ?? []).map((cost) => ({ player: a.player, cost, source: id })),
  )
  if (!payments.length) return []
  const broken = g.violations({ type: 'pay', payments })
  if (!broken.length) payFor(g, payments)
  return broken
}

/** Declares blockers (509.1): the step begins if it has not. */
function block(g: Engine, a: ActionOf<'block'>): readonly Violation[] {
  const late = reach(g, 'declare-blockers')
  if (late.length) return late
  const broken = g.violations(a)
  if (broken.length) return broken
  g.together([{ type: 'block', player: a.player, blocks: a.blocks }, ...blockEvents(a.blocks)])
  settleFor(g, g.state.turn.active)
  return []
}

/** A creature blocks once, whatever it blocks, and each creature; an attacker becomes blocked once, and by each (509.3). */
const blockEvents = (blocks: ActionOf<'block'>['blocks']): readonly GameEvent[] => [
  ...[...new Set(blocks.map((b) => b.blocker))].map((object): GameEvent => ({ type: 'blocks', object })),
  ...blocks.map(({ blocker, attacker }): GameEvent => ({ type: 'blocks', object: blocker, attacker })),
  ...[...new Set(blocks.map((b) => b.attacker))].map((object): GameEvent => ({ type: 'becomesBlocked', object })),
  ...blocks.map(({ blocker, attacker }): GameEvent => ({ type: 'becomesBlocked', object: attacker, source: blocker })),
]

/** Goes on to the next combat damage step, or through all there are: the damage is dealt as each begins (510). */
function combatDamage(g: Engine, a: ActionOf<'combat-damage'>): readonly Violation[] {
  const refused = g.violations(a)
  if (refused.length) return refused
  const done = (): boolean => {
    const { step } = g.state.turn
    return step === 'combat-damage' || (a.which === 'next' && step === 'first-combat-damage')
  }
  do {
    const late = nextStep(g, 'combat-damage')
    if (late.length) return late
  } while (!done() && !g.state.over)
  return []
}

export const combatActions = { attack, block, 'combat-damage': combatDamage } satisfies Actions
