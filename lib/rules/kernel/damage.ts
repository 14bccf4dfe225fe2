import { divide } from './assign'
import type { Ability } from './card'
import type { Effect } from './effect'
import type { Engine } from './engine'
import type { EventOf } from './events'
import type { ObjectId, PlayerId, TargetId } from './ids'
import { isPlayer, labelOf, turnOrder } from './look'
import type { Share } from './query'
import type { Violation } from './rule'

/** How one creature divides its combat damage. */
interface Assigned {
  readonly object: ObjectId
  readonly total: number
  readonly to: Readonly<Record<TargetId, number>>
}

/** One combat damage step: who strikes, how much, to whom; then all of it together (510.1, 510.2). */
export function dealCombatDamage(g: Engine): readonly Violation[] {
  const { combat, turn } = g.state
  if (!combat) return []
  const fighters = [...new Set(combat.attackers.flatMap((a) => [a.id, ...a.blockers]))]
  const first = turn.step === 'first-combat-damage'
  if (first) {
    const objects = fighters.filter((object) => g.view().ask('strikesFirst', { object }) === true)
    const twice = objects.filter((object) => g.view().ask('strikesTwice', { object }) === true)
    g.together([{ type: 'strikeFirst', objects, twice }])
  }
  const step = first ? 'first' : combat.struckFirst ? 'second' : 'only'
  const strikers = fighters.filter((object) => g.view().ask('strikesNow', { object, step }) === true)
  const damage: EventOf<'damage'>[] = []
  for (const player of turnOrder(g.view())) {
    const { unused } = g
    const assigned = assignAll(g, player, strikers)
    const broken = illegal(g, player, assigned)
    if (broken.length) {
      g.refuseAnswersSince(unused)
      return broken
    }
    damage.push(...assigned.flatMap(events))
  }
  if (g.need('simultaneousDamage', {}) === true) g.together(damage)
  else stacked(g, damage)
  if (!first) g.together([{ type: 'damageDone' }])
  return []
}

/** Damage that waits on the stack, as is believed: it is dealt as that resolves, whatever has become of its sources. */
function stacked(g: Engine, damage: readonly EventOf<'damage'>[]): void {
  const [first] = damage
  if (!first) return
  const v = g.view()
  const steps = damage.map(({ source, target, amount }): Effect => {
    const to = isPlayer(v, target) ? { player: target } : { object: labelOf(v, target) }
    return { do: 'damage', source: labelOf(v, source), to, amount, combat: true }
  })
  const ability: Ability = { type: 'activated', cost: [], effect: { do: 'together', steps } }
  const { source } = first
  g.together([{ type: 'putOnStack', source, controller: v.state.turn.active, ability, targets: [] }])
}

/** What each striking creature of a player assigns, one after the other. */
function assignAll(g: Engine, player: PlayerId, strikers: readonly ObjectId[]): readonly Assigned[] {
  const v = g.view()
  const assigned: Assigned[] = []
  for (const object of strikers.filter((id) => v.controller(id) === player)) {
    const total = g.need('combatDamageAmount', { object })
    const where = g.need('assignment', { object })
    if (total > 0 && where.mode !== 'none' && where.to.length)
      assigned.push({ object, total, to: divide(g, object, total, where, shares(assigned)) })
  }
  return assigned
}

/** The whole assignment of a player is checked, not that of one creature alone (510.1e). */
function illegal(g: Engine, player: PlayerId, assigned: readonly Assigned[]): readonly Violation[] {
  return assigned.flatMap(({ object, total, to }) => {
    const others = shares(assigned.filter((a) => a.object !== object))
    return g.violations({ type: 'assign', player, object, to, total, others })
  })
}

/** Who assigns how much to each creature. */
function shares(assigned: readonly Assigned[]): Readonly<Record<TargetId, readonly Share[]>> {
  const out: Record<TargetId, readonly Share[]> = {}
  for (const { object: source, to } of assigned)
    for (const [target, amount] of Object.entries(to)) out[target] = [...(out[target] ?? []), { source, amount }]
  return out
}

const events = ({ object, to }: Assigned): readonly EventOf<'damage'>[] =>
  Object.entries(to)
    .filter(([, amount]) => amount > 0)
    .map(([target, amount]) => ({ type: 'damage', source: object, target, amount, combat: true }))
