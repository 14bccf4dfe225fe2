import type { Ability } from './card'
import { holds } from './condition'
import type { Engine } from './engine'
import type { EventOf } from './events'
import { isFaced } from './facing'
import type { ObjectId, PlayerId } from './ids'
import { carryOut } from './instructions'
import { exists } from './look'
import { loopIn } from './loop'
import { modesOf } from './parts'
import { CHECK, checkState, settleFor } from './settle'
import { stuck } from './signal'
import type { GameObject } from './state'
import { legalTargets, placesOf, specsOf, spellAbility } from './targets'
import { nextStep } from './turn'
import { type Context, remembering } from './verb'
import type { View } from './view'

/** Resolves the object that the rules say is next (405.5, 608). */
export function resolveTop(g: Engine): void {
  const id = g.state.shared.stack[g.need('stackTop', { size: g.state.shared.stack.length })]
  const o = id === undefined ? undefined : g.state.objects[id]
  if (!o) return
  // A card that has no controller is its owner's (108.4a).
  const controller =
    g.view().ask('stackController', { object: o.id }) ?? (o.kind === 'ability' ? stuck('stackController') : o.owner)
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
  if (condition && !holds(v, condition, context) && v.ask('checksCondition', { at: 'resolution' }) === true)
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
    } else g.together([asItLies(v, { type: 'move', object, to: where, controller: by, verb: 'resolve', ...entry })])
  }
}

/** A permanent enters with the face up that was cast, or face down: what is said of its entering is said of that. */
function asItLies(v: View, event: EventOf<'move'>): EventOf<'move'> {
  const o = v.state.objects[event.object]
  const facing = o && isFaced(o) ? v.ask('facing', { event }) : undefined
  return facing ? { ...event, facing } : event
}

/** Resolves until the stack is empty, or the same goes on without end. */
export function resolveAll(g: Engine): void {
  const goesOn = loopIn(g)
  while (g.state.shared.stack.length && !g.state.over) {
    if (goesOn() && g.view().ask('endlessLoop', {}) === 'drawn') g.together([{ type: 'drawGame' }], g.drain())
    else resolveTop(g)
  }
}
