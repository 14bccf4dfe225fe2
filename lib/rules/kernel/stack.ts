import type { ActionOf } from './action'
import type { Ability } from './card'
import type { Engine } from './engine'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { Violation } from './rule'
import { stuck } from './signal'
import type { GameObject } from './state'
import type { Context } from './verb'

const spellOf = (o: GameObject): Extract<Ability, { type: 'spell' }> | undefined =>
  o.printed.abilities.find((a): a is Extract<Ability, { type: 'spell' }> => a.type === 'spell')

/** Puts a spell on the stack and completes its casting (601.2): targets, legality, cost, cast. */
export function cast(g: Engine, a: ActionOf<'cast'>): readonly Violation[] {
  const broken = [...g.violations(a), ...targetViolations(g, a.player, a.object, a.targets)]
  if (broken.length) return broken
  g.together([{ type: 'move', object: a.object, to: 'stack', controller: a.player, verb: 'cast', targets: a.targets }])
  const id = g.state.shared.stack.at(-1)
  if (id === undefined) return []
  g.together([{ type: 'cast', object: id, player: a.player }])
  priority(g, a.player)
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
    ...targetViolations(g, a.player, a.object, a.targets),
    ...g.violations({ type: 'pay', payments }),
  ]
  if (broken.length) return broken
  g.together([{ type: 'putOnStack', source: a.object, controller: a.player, ability, targets: a.targets }])
  const id = g.state.shared.stack.at(-1)
  if (id === undefined) return []
  const costs = ability.cost.flatMap((cost): readonly GameEvent[] => {
    if (cost.pay === 'life') return [{ type: 'payLife', player: a.player, amount: cost.amount, source: a.object }]
    if (cost.pay === 'tap') return [{ type: 'tap', object: a.object }]
    if (cost.pay === 'untap') return [{ type: 'untap', object: a.object }]
    if (cost.pay === 'sacrifice' && cost.what === 'self') return [{ type: 'sacrifice', object: a.object }]
    if (cost.pay === 'gain-life')
      return g.state.order
        .filter((p) => (cost.who === 'opponent' ? p !== a.player : p === a.player))
        .map((player) => ({ type: 'gainLife', player, amount: cost.amount, source: a.object }))
    return []
  })
  g.together(costs)
  g.together([{ type: 'activate', object: id, source: a.object, player: a.player }])
  priority(g, a.player)
  return []
}

function targetViolations(
  g: Engine,
  player: PlayerId,
  source: ObjectId,
  targets: readonly TargetId[],
): readonly Violation[] {
  return targets.flatMap((target) => g.violations({ type: 'target', player, source, target }))
}

/** Resolves the object that the rules say is next (405.5, 608). */
export function resolveTop(g: Engine): void {
  const at = g.need('stackTop', { size: g.state.shared.stack.length })
  const id = g.state.shared.stack[at]
  const o = id === undefined ? undefined : g.state.objects[id]
  if (!id || !o) return
  const { controller } = o
  const ability = o.onStack?.ability ?? spellOf(o)
  const source = o.onStack?.source ?? id
  const targets = o.onStack?.targets ?? []
  const legal = targets.filter((target) => !g.violations({ type: 'target', player: controller, source, target }).length)
  const fails =
    targets.length > 0 && g.view().ask('failsWithoutTargets', { legal: legal.length, total: targets.length })
  if (fails) g.together([{ type: 'fail', object: id }])
  else {
    g.together([{ type: 'resolve', object: id }])
    const context: Context = {
      controller,
      source,
      targets: targets.map((t) => (legal.includes(t) ? t : '')),
      ...(o.onStack?.event ? { event: o.onStack.event } : {}),
    }
    if (ability && 'effect' in ability) g.run(ability.effect, context)
  }
  if (g.state.objects[id]) leave(g, id, fails === true)
  priority(g, g.need('priorityAfterResolution', { controller }))
}

function leave(g: Engine, id: ObjectId, failed: boolean): void {
  const where = g.need('afterResolving', { object: id })
  if (where === 'cease') g.together([{ type: 'cease', object: id }])
  else g.together([{ type: 'move', object: id, to: failed ? 'graveyard' : where, verb: 'resolve' }])
}

/** Resolves until the stack is empty. */
export function resolveAll(g: Engine): void {
  while (g.state.shared.stack.length && !g.state.over) resolveTop(g)
}

function priority(g: Engine, to: PlayerId): void {
  g.settle()
  g.state = { ...g.state, priority: { player: to, passed: [] } }
}
