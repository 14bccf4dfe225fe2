import type { ActionOf } from './action'
import type { Ability } from './card'
import { holds } from './condition'
import { payFor } from './cost'
import type { Engine } from './engine'
import { castFacing } from './facing'
import type { ObjectId, PlayerId } from './ids'
import { exists } from './look'
import type { Violation } from './rule'
import { settleFor } from './settle'
import { stuck } from './signal'
import type { GameObject } from './state'
import { aimed, specsOf, spellAbility, targetViolations } from './targets'
import { type Context, remembering } from './verb'

/** Puts a spell on the stack and completes its casting (601.2): targets, legality, cost, cast. */
export function cast(g: Engine, a: ActionOf<'cast'>): readonly Violation[] {
  const specs = specsOf(spellAbility(g.view(), a.object, a.as))
  const broken = [...g.violations(a), ...targetViolations(g, a.player, a.object, specs, a.targets)]
  if (broken.length) return broken
  const facing = a.as ? { facing: castFacing(a.as) } : {}
  const { object: card, player: controller, targets } = a
  g.together([{ type: 'move', object: card, to: 'stack', controller, verb: 'cast', targets, ...facing }])
  const object = g.state.shared.stack.at(-1) ?? stuck('cast')
  g.together([{ type: 'cast', object, player: a.player }, ...aimed(object, a.targets)])
  settleFor(g, a.player)
  return []
}

/** Activates an ability (602.2): the whole cost is paid, or nothing is. */
export function activate(g: Engine, a: ActionOf<'activate'>): readonly Violation[] {
  const refused = g.violations(a)
  const ability = g.view().characteristics(a.object).abilities[a.ability]
  if (ability?.type !== 'activated') return refused.length ? refused : stuck('no such ability')
  const payments = ability.cost.map((cost) => ({ player: a.player, cost, source: a.object }))
  const broken = [
    ...refused,
    ...targetViolations(g, a.player, a.object, specsOf(ability), a.targets),
    ...g.violations({ type: 'pay', payments }),
  ]
  if (broken.length) return broken
  g.together([{ type: 'putOnStack', source: a.object, controller: a.player, ability, targets: a.targets }])
  const object = g.state.shared.stack.at(-1) ?? stuck('activate')
  payFor(g, payments)
  g.together([{ type: 'activate', object, source: a.object, player: a.player }, ...aimed(object, a.targets)])
  settleFor(g, a.player)
  return []
}

/** Plays a land (116.2a): nothing goes on the stack, and the player has priority again (116.3). */
export function playLand(g: Engine, a: ActionOf<'play'>): readonly Violation[] {
  const broken = g.violations(a)
  if (broken.length) return broken
  g.together([{ type: 'playLand', object: a.object, player: a.player }])
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
  const context = contextOf(g, o, controller, ability)
  const fails = comesToNothing(g, o, context, ability)
  if (fails) g.together([{ type: 'fail', object: o.id }])
  else {
    g.together([{ type: 'resolve', object: o.id }])
    if (ability && 'effect' in ability) g.run(ability.effect, context)
  }
  leave(g, o.id, controller, fails)
  settleFor(g, g.need('priorityAfterResolution', { controller }))
}

/** Whether nothing comes of it: its "if" does not hold any more, all its targets are illegal, or its source is needed and gone. */
function comesToNothing(g: Engine, o: GameObject, context: Context, ability: Ability | undefined): boolean {
  const v = g.view()
  const condition = ability?.type === 'triggered' ? ability.if : undefined
  if (condition && v.ask('checksCondition', { at: 'resolution' }) === true && !holds(v, condition, context)) return true
  const source = o.onStack?.source
  if (source !== undefined && !exists(v, source) && !g.need('outlivesSource', { source })) return true
  const chosen = (o.onStack?.targets ?? []).filter((t) => t !== '').length
  const legal = context.targets.slice(o.onStack?.bound?.targets.length ?? 0).filter((t) => t !== '').length
  return chosen > 0 && v.ask('failsWithoutTargets', { object: o.id, legal, total: chosen }) === true
}

/** What a resolving spell or ability may refer to; targets that have become illegal are empty. */
function contextOf(
  g: Engine,
  { id, onStack, timestamp }: GameObject,
  controller: PlayerId,
  ability: Ability | undefined,
): Context {
  const source = onStack?.source ?? id
  const specs = specsOf(ability)
  const targets = (onStack?.targets ?? []).map((target, n) => {
    const spec = specs[n]
    if (!spec || target === '') return target
    return g.violations({ type: 'target', player: controller, source, target, spec }).length ? '' : target
  })
  const bound = onStack?.bound
  return {
    controller,
    source,
    targets: [...(bound?.targets ?? []), ...targets],
    memory: remembering(bound),
    ...(ability ? { ability } : {}),
    ...(onStack?.event ? { event: onStack.event } : {}),
    ...(onStack?.ability ? { since: timestamp } : {}),
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
