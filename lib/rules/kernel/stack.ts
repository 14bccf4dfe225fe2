import type { ActionOf } from './action'
import type { Ability } from './card'
import { payFor } from './cost'
import type { Engine } from './engine'
import type { ObjectId } from './ids'
import type { Violation } from './rule'
import { settleFor } from './settle'
import { stuck } from './signal'
import type { GameObject } from './state'
import { specsOf, targetViolations } from './targets'
import type { Context } from './verb'

type Spell = Extract<Ability, { type: 'spell' }>

/** The instructions of an instant or sorcery. */
const spellOf = (abilities: readonly Ability[]): Spell | undefined =>
  abilities.find((a): a is Spell => a.type === 'spell')

/** Puts a spell on the stack and completes its casting (601.2): targets, legality, cost, cast. */
export function cast(g: Engine, a: ActionOf<'cast'>): readonly Violation[] {
  const specs = specsOf(spellOf(g.view().characteristics(a.object).abilities))
  const broken = [...g.violations(a), ...targetViolations(g, a.player, a.object, specs, a.targets)]
  if (broken.length) return broken
  g.together([{ type: 'move', object: a.object, to: 'stack', controller: a.player, verb: 'cast', targets: a.targets }])
  const object = g.state.shared.stack.at(-1) ?? stuck('cast')
  g.together([{ type: 'cast', object, player: a.player }])
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
  g.together([{ type: 'activate', object, source: a.object, player: a.player }])
  settleFor(g, a.player)
  return []
}

/** Resolves the object that the rules say is next (405.5, 608). */
export function resolveTop(g: Engine): void {
  const id = g.state.shared.stack[g.need('stackTop', { size: g.state.shared.stack.length })]
  const o = id === undefined ? undefined : g.state.objects[id]
  if (!o) return
  const { controller, onStack } = o
  const ability = onStack?.ability ?? spellOf(o.printed.abilities)
  const context = contextOf(g, o, ability)
  const legal = context.targets.filter((t) => t !== '').length
  const total = context.targets.length
  const fails = total > 0 && g.view().ask('failsWithoutTargets', { legal, total }) === true
  if (fails) g.together([{ type: 'fail', object: o.id }])
  else {
    g.together([{ type: 'resolve', object: o.id }])
    if (ability && 'effect' in ability) g.run(ability.effect, context)
  }
  leave(g, o.id, fails)
  settleFor(g, g.need('priorityAfterResolution', { controller }))
}

/** What a resolving spell or ability may refer to; targets that have become illegal are empty. */
function contextOf(g: Engine, { id, controller, onStack }: GameObject, ability: Ability | undefined): Context {
  const source = onStack?.source ?? id
  const specs = specsOf(ability)
  const targets = (onStack?.targets ?? []).map((target, n) => {
    const spec = specs[n]
    const broken = spec ? g.violations({ type: 'target', player: controller, source, target, spec }) : []
    return broken.length ? '' : target
  })
  return { controller, source, targets, ...(onStack?.event ? { event: onStack.event } : {}) }
}

/** The last part of a resolution: off the stack, unless it has left already (608.2n, 608.3). */
function leave(g: Engine, object: ObjectId, failed: boolean): void {
  const o = g.state.objects[object]
  if (!o) return
  const where = g.need('afterResolving', { object })
  if (where === 'cease') g.together([{ type: 'cease', object }])
  else if (failed || where === 'graveyard') g.together([{ type: 'move', object, to: 'graveyard', verb: 'resolve' }])
  else g.together([{ type: 'move', object, to: where, controller: o.controller, verb: 'resolve' }])
}

/** Resolves until the stack is empty. */
export function resolveAll(g: Engine): void {
  while (g.state.shared.stack.length && !g.state.over) resolveTop(g)
}
