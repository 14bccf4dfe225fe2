import type { ActionOf } from './action'
import type { Ability } from './card'
import { holds } from './condition'
import { divided } from './divide'
import type { Engine } from './engine'
import type { EventOf } from './events'
import { castFacing } from './facing'
import type { ObjectId, PlayerId } from './ids'
import { exists } from './look'
import { modesOf, partsOf } from './parts'
import { announce, isLate, pay, unpayable, write } from './propose'
import type { Proposal } from './query'
import type { Violation } from './rule'
import { CHECK, checkState, settleFor } from './settle'
import { stuck } from './signal'
import type { GameObject } from './state'
import { aimed, legalTargets, placesOf, specsOf, spellAbility, targetViolations } from './targets'
import { nextStep } from './turn'
import { type Context, remembering } from './verb'

type Activated = Extract<Ability, { type: 'activated' }>

/** Casts a spell; then its caster has priority. */
export function cast(g: Engine, a: ActionOf<'cast'>): readonly Violation[] {
  const broken = castSpell(g, a)
  if (!broken.length) settleFor(g, a.player)
  return broken
}

/** Puts a spell on the stack and completes its casting (601.2): announcements, targets, legality, total cost, payment, cast. */
export function castSpell(g: Engine, a: ActionOf<'cast'>): readonly Violation[] {
  const { player, targets } = a
  if (g.state.objects[a.object]?.lookers && g.view().ask('uncovers', { as: a.as }))
    g.together([{ type: 'uncover', object: a.object }])
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
export function activate(g: Engine, a: ActionOf<'activate'>): readonly Violation[] {
  const broken = activateAbility(g, a)
  if (!broken.length) settleFor(g, a.player)
  return broken
}

/** Activates an ability (602.2): the whole cost is paid, or nothing is. */
function activateAbility(g: Engine, a: ActionOf<'activate'>): readonly Violation[] {
  const refused = g.violations(a)
  const { player, object: source, targets } = a
  const ability = g.view().characteristics(source).abilities[a.ability]
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
  g.state = { ...g.state, waiting: g.state.waiting.filter((t) => t !== next) }
  const { ability, source, controller, event, bound } = next
  const context = { controller, source, event, ability, targets: [], memory: remembering(bound) }
  if (!ability.if || holds(g.view(), ability.if, context)) carryOut(g, ability, [], context)
  manaTriggers(g)
}

/** Plays a land (116.2a): nothing goes on the stack, and the player has priority again (116.3). */
export function playLand(g: Engine, a: ActionOf<'play'>): readonly Violation[] {
  const broken = g.violations(a)
  if (broken.length) return broken
  g.together([{ type: 'playLand', object: a.object, player: a.player, ...(a.as ? { as: a.as } : {}) }])
  settleFor(g, a.player)
  return []
}

/** Resolves the object that the rules say is next (405.5, 608). */
export function resolveTop(g: Engine): void {
  const id = g.state.shared.stack[g.need('stackTop', { size: g.state.shared.stack.length })]
  const o = id === undefined ? undefined : g.state.objects[id]
  if (!o) return
  const controller = g.need('stackController', { object: o.id })
  const ability = o.onStack?.ability ?? spellAbility(g.view(), o.id)
  const modes = modesFor(g, o, controller, ability)
  const context = contextOf(g, o, controller, ability, modes)
  const why = comesToNothing(g, o, context, ability)
  if (why) g.together([{ type: 'fail', object: o.id, why }])
  else {
    g.together([{ type: 'resolve', object: o.id }])
    carryOut(g, ability, modes, context)
  }
  leave(g, o.id, controller, why !== undefined)
  if (ability === CHECK) checkState(g, undefined, 'now')
  settleFor(g, g.need('priorityAfterResolution', { controller }))
  if (!g.state.shared.stack.length && g.need('stackEmptied', {}) === 'ends') nextStep(g)
}

/** Each instruction in its turn; those of modes with the targets that are their own. */
function carryOut(g: Engine, ability: Ability | undefined, modes: readonly number[], context: Context): void {
  let from = 0
  for (const { targets = [], effect } of partsOf(ability, modes)) {
    const to = from + placesOf(targets).length
    g.run(effect, modesOf(ability) ? partOf(context, from, to) : context)
    from = to
  }
}

/** The context of one mode: with the targets that are its own, and what they get. */
const partOf = ({ division, ...c }: Context, from: number, to: number): Context => ({
  ...c,
  targets: c.targets.slice(from, to),
  ...(division ? { division: division.slice(from, to) } : {}),
})

/** The modes with which a modal spell resolves. */
function modesFor(g: Engine, o: GameObject, controller: PlayerId, ability: Ability | undefined): readonly number[] {
  const list = modesOf(ability)?.list
  const announced = o.announced?.modes ?? []
  if (!list) return announced
  const possible = [...list.keys()].filter((n) =>
    placesOf(list[n]?.targets ?? []).every((spec) => legalTargets(g, controller, o.id, spec).length),
  )
  return g.need('resolvingModes', { announced, possible })
}

type Failure = EventOf<'fail'>['why'] | undefined

/** Whether nothing comes of it: its "if" does not hold any more, all its targets are illegal, or its source is needed and gone. */
function comesToNothing(g: Engine, o: GameObject, context: Context, ability: Ability | undefined): Failure {
  const v = g.view()
  const condition = ability?.type === 'triggered' ? ability.if : undefined
  if (condition && v.ask('checksCondition', { at: 'resolution' }) === true && !holds(v, condition, context))
    return 'condition'
  const source = o.onStack?.source
  if (source !== undefined && !exists(v, source) && ability !== CHECK && !g.need('outlivesSource', { source }))
    return 'source'
  const now = context.targets.slice(o.onStack?.bound?.targets.length ?? 0)
  // A mode without targets needs none, whatever was announced with another.
  const chosen = now.length ? (o.onStack?.targets ?? []).filter((t) => t !== '').length : 0
  const legal = now.filter((t) => t !== '').length
  const fails = chosen > 0 && v.ask('failsWithoutTargets', { object: o.id, legal, total: chosen }) === true
  return fails ? 'targets' : undefined
}

/** What a resolving spell or ability may refer to; targets that have become illegal are empty. */
function contextOf(
  g: Engine,
  { id, onStack, announced, timestamp }: GameObject,
  controller: PlayerId,
  ability: Ability | undefined,
  modes: readonly number[],
): Context {
  const source = onStack?.source ?? id
  const specs = specsOf(ability, modes)
  const given = onStack?.targets ?? []
  // Other modes than those announced have no targets yet.
  const targets = modes.join() === (announced?.modes ?? []).join() ? given : specs.map(() => '')
  const bound = onStack?.bound
  const now = targets.map((target, n) => {
    const spec = specs[n]
    if (!spec || (target === '' && targets === given)) return target
    if (target && !g.violations({ type: 'target', player: controller, source, target, spec }).length) return target
    const others = g.need('keepsTargets', { object: id }) ? [] : legalTargets(g, controller, source, spec)
    return others.find((other) => !targets.includes(other)) ?? ''
  })
  return {
    controller,
    source,
    targets: [...(bound?.targets ?? []), ...now],
    memory: remembering(bound),
    ...(ability ? { ability } : {}),
    ...(onStack?.event ? { event: onStack.event } : {}),
    ...(onStack?.ability ? { since: timestamp } : {}),
    ...(announced ? { paid: [...announced.additional, ...announced.alternatives] } : {}),
    ...(announced?.x === undefined ? {} : { x: announced.x }),
    ...(announced?.division ? { division: [...(bound?.targets ?? []).map(() => 0), ...announced.division] } : {}),
  }
}

/** The last part of a resolution: off the stack, unless it has left already (608.2n, 608.3). */
function leave(g: Engine, object: ObjectId, controller: PlayerId, failed: boolean): void {
  const o = g.state.objects[object]
  if (!o) return
  const where = g.need('afterResolving', { object })
  if (where === 'cease') g.together([{ type: 'cease', object }])
  else if (failed || where === 'graveyard') g.together([{ type: 'move', object, to: 'graveyard', verb: 'resolve' }])
  else {
    const host = g.view().ask('entersAttachedTo', { object })
    const entry = host === undefined ? {} : { entry: { attachedTo: host } }
    const v = g.view()
    const by = v.ask('defaultController', { object }) ?? controller
    if (o.kind === 'copy' && g.need('copyEnters', { object }) === 'created') {
      const what = v.characteristics(object)
      g.together([
        { type: 'create', player: by, by, amount: 1, what, label: 'copia' },
        { type: 'cease', object },
      ])
    } else g.together([{ type: 'move', object, to: where, controller: by, verb: 'resolve', ...entry }])
  }
}

/** Resolves until the stack is empty. */
export function resolveAll(g: Engine): void {
  while (g.state.shared.stack.length && !g.state.over) resolveTop(g)
}
