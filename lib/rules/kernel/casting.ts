import type { ActionOf } from './action'
import { abilityAt } from './activated'
import { write } from './announced'
import type { Ability } from './card'
import { completing } from './completing'
import { holds } from './condition'
import { stateWith } from './copies'
import { payFor } from './cost'
import { divided } from './divide'
import type { Engine } from './engine'
import { castFacing } from './facing'
import { carryOut } from './instructions'
import { announce, isLate, pay, unpayable } from './propose'
import type { Proposal } from './query'
import type { Violation } from './rule'
import { settleFor } from './settle'
import { stuck } from './signal'
import type { Actions } from './taking'
import { aimed, specsOf, spellAbility, targetViolations } from './targets'
import { remembering } from './verb'

type Activated = Extract<Ability, { type: 'activated' }>

/** Casts a spell; then its caster has priority, unless it is cast in the middle of something. */
function cast(g: Engine, a: ActionOf<'cast'>, within: boolean): readonly Violation[] {
  const broken = completing(g, a.player, () => castSpell(g, a))
  if (!broken.length && !within) settleFor(g, a.player)
  return broken
}

/** Puts a spell on the stack and completes its casting (601.2): announcements, targets, legality, total cost, payment, cast. */
function castSpell(g: Engine, a: ActionOf<'cast'>): readonly Violation[] {
  const { player, targets } = a
  uncover(g, a)
  const begun = g.violations(a)
  if (begun.length) return begun
  const facing = a.as ? { facing: castFacing(a.as) } : {}
  g.together([{ type: 'move', object: a.object, to: 'stack', controller: player, verb: 'cast', targets, ...facing }])
  const object = g.state.shared.stack.at(-1) ?? stuck('cast')
  const ability = spellAbility(g.view(), object)
  const p = divided(g, announce(g, { player, object, ...(ability ? { ability } : {}) }, a), targets)
  const broken = proposed(g, p, targets)
  if (broken.length) return [...broken, ...unpayable(g, p)]
  const unpaid = pay(g, p, () => manaFrom(g, a))
  if (unpaid.length) return unpaid
  g.together([{ type: 'cast', object, player }, ...aimed(object, targets)])
  if (isLate(g, p)) g.together(p.announced.picked.map((id) => ({ type: 'sacrifice', object: id, source: object })))
  return []
}

/** A card that lies face down in exile is turned face up just before it is played (406.3a). */
function uncover(g: Engine, { object, as }: ActionOf<'cast' | 'play'>): void {
  if (g.state.objects[object]?.lookers && g.view().ask('uncovers', { as })) g.together([{ type: 'uncover', object }])
}

/** Whether a spell or ability may be as it is proposed: its announcements and its targets (601.2b–e). */
function proposed(g: Engine, p: Proposal, targets: readonly string[]): readonly Violation[] {
  const { modes, alternatives, additional, x, division } = p.announced
  if (division || modes.length || alternatives.length || additional.length || x !== undefined) write(g, p, p.announced)
  const specs = specsOf(p.ability, p.announced.modes)
  return [
    ...g.violations({ type: 'announce', targets, ...p }),
    ...targetViolations(g, p.player, p.source ?? p.object, specs, targets),
  ]
}

/** Activates mana abilities while a cost is paid (601.2g). */
function manaFrom(g: Engine, { player, mana = [] }: ActionOf<'cast' | 'activate'>): readonly Violation[] {
  return mana.flatMap((from) => {
    const object = typeof from === 'string' ? from : from.activate
    const { abilities } = g.view().characteristics(object)
    const ability = abilities.findIndex(
      (a, n) =>
        (typeof from === 'string' || n === from.ability) && g.view().ask('isManaAbility', { ability: a }) === true,
    )
    return activateAbility(g, { type: 'activate', player, object, ability, targets: [] })
  })
}

/** Activates an ability; then whoever did has priority, unless nothing went on the stack. */
function activate(g: Engine, a: ActionOf<'activate'>): readonly Violation[] {
  const broken = completing(g, a.player, () => activateAbility(g, a))
  if (!broken.length) settleFor(g, a.player)
  return broken
}

/** Activates an ability (602.2): the whole cost is paid, or nothing is. */
function activateAbility(g: Engine, a: ActionOf<'activate'>): readonly Violation[] {
  const refused = g.violations(a)
  const { player, object: source, targets } = a
  const ability = abilityAt(g.view(), source, a.ability)
  if (ability?.type !== 'activated') return refused.length ? refused : stuck('no such ability')
  if (g.view().ask('usesStack', { ability }) === false) return refused.length ? refused : manaAbility(g, a, ability)
  g.together([{ type: 'putOnStack', source, controller: player, ability, targets }])
  const object = g.state.shared.stack.at(-1) ?? stuck('activate')
  const said = announce(g, { player, object, source, ability }, a, !refused.length)
  const p = refused.length ? said : divided(g, said, targets)
  const broken = [...refused, ...proposed(g, p, targets)]
  if (broken.length) return [...broken, ...unpayable(g, p)]
  const unpaid = pay(g, p, () => manaFrom(g, a))
  if (unpaid.length) return unpaid
  g.together([{ type: 'activate', object, source, player }, ...aimed(object, targets)])
  return []
}

/** A mana ability is paid for and carried out at once, without the stack (605.3b). */
function manaAbility(g: Engine, a: ActionOf<'activate'>, ability: Activated): readonly Violation[] {
  const { player, object: source, targets } = a
  const p = announce(g, { player, object: source, source, ability }, a)
  const refused = g.violations({ type: 'announce', targets, ...p })
  const broken = refused.length ? refused : pay(g, p, () => manaFrom(g, a))
  if (broken.length) return broken
  g.together([{ type: 'activate', object: source, source, player }])
  carryOut(g, ability, p.announced.modes, { controller: player, source, targets, ability, manaAbility: true })
  manaTriggers(g)
  return []
}

/** Triggered mana abilities are carried out at once, too (605.4a). */
function manaTriggers(g: Engine): void {
  const next = g.state.waiting.find((t) => g.view().ask('usesStack', { ability: t.ability }) === false)
  if (!next) return
  g.state = stateWith(g.state, { waiting: g.state.waiting.filter((t) => t !== next) })
  const { ability, source, controller, event, bound } = next
  const context = { controller, source, event, ability, targets: [], memory: remembering(bound) }
  if (!ability.if || holds(g.view(), ability.if, context)) carryOut(g, ability, [], context)
  manaTriggers(g)
}

/** Plays a land (116.2a): nothing goes on the stack, and the player has priority again (116.3). */
function playLand(g: Engine, a: ActionOf<'play'>): readonly Violation[] {
  uncover(g, a)
  const refused = g.violations(a)
  if (refused.length) return refused
  const broken = completing(g, a.player, () => {
    g.together([{ type: 'playLand', object: a.object, player: a.player, ...(a.as ? { as: a.as } : {}) }])
    return []
  })
  if (!broken.length) settleFor(g, a.player)
  return broken
}

/** Pays a cost that an effect or a rule asks for. */
function payCost(g: Engine, a: ActionOf<'pay'>): readonly Violation[] {
  const broken = g.violations(a)
  if (broken.length) return broken
  payFor(g, a.payments)
  settleFor(g, g.state.turn.active)
  return []
}

/** Actions by which players bring something into the game. */
export const castingActions = { cast, activate, play: playLand, pay: payCost } satisfies Actions
