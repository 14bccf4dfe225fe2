import type { ActionOf } from './action'
import { divide } from './assign'
import type { Engine } from './engine'
import type { GameEvent } from './events'
import type { ObjectId } from './ids'
import type { Assignment } from './query'
import type { Violation } from './rule'
import { nextStep, reach } from './turn'

/** Declares attackers (508.1): the step begins if it has not. */
export function attack(g: Engine, a: ActionOf<'attack'>): readonly Violation[] {
  const late = reach(g, 'declare-attackers')
  if (late.length) return late
  const broken = g.violations(a)
  if (broken.length) return broken
  g.together([
    { type: 'attack', attackers: a.attackers },
    ...a.attackers.map(({ id, attacks }): GameEvent => ({ type: 'attacks', object: id, target: attacks })),
  ])
  end(g)
  return []
}

/** Declares blockers (509.1): the step begins if it has not. */
export function block(g: Engine, a: ActionOf<'block'>): readonly Violation[] {
  const late = reach(g, 'declare-blockers')
  if (late.length) return late
  const broken = g.violations(a)
  if (broken.length) return broken
  g.together([
    { type: 'block', blocks: a.blocks },
    ...a.blocks.map(({ blocker, attacker }): GameEvent => ({ type: 'blocks', object: blocker, attacker })),
  ])
  end(g)
  return []
}

/** Deals combat damage: this step's, or that of every step there is (510). */
export function combatDamage(g: Engine, a: ActionOf<'combat-damage'>): readonly Violation[] {
  const refused = g.violations(a)
  if (refused.length) return refused
  if (g.state.turn.step === 'declare-attackers') {
    const late = reach(g, 'declare-blockers')
    if (late.length) return late
  }
  do {
    const late = nextStep(g)
    if (late.length) return late
    const broken = deal(g)
    if (broken.length) return broken
  } while (a.which === 'all' && g.state.turn.step === 'first-combat-damage' && !g.state.over)
  return []
}

/** One combat damage step: who strikes, how much, to whom; then all of it together (510.1, 510.2). */
function deal(g: Engine): readonly Violation[] {
  const { combat, turn } = g.state
  if (!combat) return []
  const v = g.view()
  // What leaves the battlefield leaves combat by a rule (506.4): whoever is still listed may strike.
  const fighters = [...new Set(combat.attackers.flatMap((x) => [x.id, ...x.blockers]))]
  const which = turn.step === 'first-combat-damage' ? 'first' : combat.struckFirst ? 'second' : 'only'
  if (which === 'first')
    g.together([
      { type: 'strikeFirst', objects: fighters.filter((id) => v.ask('strikesFirst', { object: id }) === true) },
    ])
  const strikers = fighters.filter((id) => g.view().ask('strikesNow', { object: id, step: which }) === true)
  const events: GameEvent[] = []
  for (const id of strikers) {
    const assigned = assign(g, id, events)
    if ('broken' in assigned) return assigned.broken
    events.push(...assigned.events)
  }
  if (g.need('simultaneousDamage', {})) g.together(events)
  else
    for (const e of events) {
      g.together([e])
      g.settle()
    }
  if (which !== 'first') g.together([{ type: 'damageDone' }])
  end(g)
  return []
}

function assign(
  g: Engine,
  id: ObjectId,
  already: readonly GameEvent[],
): { readonly events: readonly GameEvent[] } | { readonly broken: readonly Violation[] } {
  const v = g.view()
  const total = g.need('combatDamageAmount', { object: id })
  const where: Assignment = g.need('assignment', { object: id })
  if (total <= 0 || where.mode === 'none' || !where.to.length) return { events: [] }
  const to = divide(v, id, total, where, already)
  const player = v.controller(id)
  const broken = g.violations({ type: 'assign', player, object: id, to, total })
  if (broken.length) return { broken }
  return {
    events: Object.entries(to)
      .filter(([, amount]) => amount > 0)
      .map(([target, amount]) => ({ type: 'damage', source: id, target, amount, combat: true })),
  }
}

function end(g: Engine): void {
  g.settle()
  g.state = { ...g.state, priority: { player: g.state.turn.active, passed: [] } }
}
