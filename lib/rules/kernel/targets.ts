import { flatMap } from '#lib/base/lists'
import type { Ability, TargetSpec } from './card'
import { chosenOne, nameAll } from './choose'
import type { Effect } from './effect'
import type { GameEvent } from './events'
import { asCast } from './facing'
import type { Game } from './game'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { Filter } from './language'
import { inZone, labelOf, objectOf } from './look'
import { partsOf } from './parts'
import type { Violation } from './rule'
import type { Anew } from './verb'
import type { View } from './view'
import type { CastAs } from './words'

/** The place of one target: what it may be, and whether it may be left out. */
export type Place = TargetSpec & {
  /** The words "target …" that it belongs to: one thing is not chosen twice for the same words (115.3). */
  readonly words: number
}

/** Everything that a player may choose as a target; `taken` has been chosen for the same words. */
export function legalTargets(
  g: Game,
  player: PlayerId,
  source: ObjectId,
  spec: TargetSpec & { readonly filter?: Filter },
  taken: readonly TargetId[] = [],
): readonly TargetId[] {
  const v = g.view()
  const zone = spec.filter?.zone
  const zones = zone === undefined ? (['battlefield', 'stack', 'graveyard', 'exile'] as const) : [zone]
  return [...g.state.order, ...flatMap(zones, (z) => inZone(v, z))].filter(
    (target) => !taken.includes(target) && g.permits({ type: 'target', player, source, target, spec }),
  )
}

/** What forbids each of the targets that a player has chosen for an ability. */
export function targetViolations(
  g: Game,
  player: PlayerId,
  source: ObjectId,
  specs: readonly Place[],
  targets: readonly TargetId[],
): readonly Violation[] {
  return flatMap(specs, (spec, n) => {
    const target = targets[n]
    return target === undefined ? [] : g.violations({ type: 'target', player, source, target, spec })
  })
}

/** The places of the targets that an ability asks for, one after the other. */
export const specsOf = (ability: Ability | undefined, modes?: readonly number[]): readonly Place[] =>
  placesOf(flatMap(partsOf(ability, modes), (p) => p.targets ?? []))

export const placesOf = (specs: readonly TargetSpec[]): readonly Place[] =>
  flatMap(specs, (spec, words) =>
    Array.from({ length: spec.number ?? 1 }, (_, n) => ({
      ...spec,
      ...(n >= (spec.atLeast ?? Number.POSITIVE_INFINITY) ? { upTo: true } : {}),
      words,
    })),
  )

/** Whether there are as many targets as the places ask for, and no thing twice for the same words (601.2c, 115.3). */
export function fill(places: readonly Place[], targets: readonly TargetId[]): boolean {
  const least = places.filter((p) => !p.upTo).length
  return (
    targets.length >= least &&
    targets.length <= places.length &&
    targets.every((t, n) => targets.findIndex((u, m) => u === t && places[m]?.words === places[n]?.words) === n)
  )
}

/** Things become targets of a spell or ability on the stack. */
export const aimed = (source: ObjectId, targets: readonly TargetId[]): readonly GameEvent[] =>
  flatMap(targets, (target): readonly GameEvent[] => (target === '' ? [] : [{ type: 'becomesTarget', target, source }]))

/**
 * Targets that a player chooses anew for a spell or ability: each may stay as it is, legal or not (115.7d, 707.10c). Where they are to be changed
 * each becomes another one, and if one of them cannot, all stay (115.7a).
 */
export function chosenAnew(g: Game, object: ObjectId, { chooser, as, change = false }: Anew): readonly TargetId[] {
  const v = g.view()
  const o = objectOf(v, object)
  const on = o?.onStack
  if (!o || !on) return []
  const places = specsOf(on.ability ?? spellAbility(v, object), o.announced?.modes)
  const source = on.source ?? object
  const chosen: TargetId[] = []
  for (const [n, old] of on.targets.entries()) {
    const place = places[n]
    const taken = chosen.filter((_, m) => places[m]?.words === place?.words)
    // It is no target for itself (115.5).
    const legal = place ? legalTargets(g, as, source, place, [...taken, object]) : []
    const others = legal.filter((target) => target !== old)
    if (change && others.length === 0) return on.targets
    const named = nameAll(change ? others : [old, ...others], (id) => labelOf(v, id))
    chosen.push(chosenOne(g, { choose: 'target', player: chooser, of: labelOf(v, source) }, named))
  }
  return chosen
}

type Spell = Extract<Ability, { type: 'spell' }>

/** The instructions of an instant or sorcery. */
const spellOf = (abilities: readonly Ability[]): Spell | undefined =>
  abilities.find((a): a is Spell => a.type === 'spell')

/** What a spell does: its instructions; or nothing, with the targets that it has by what it is (303.4a). */
export function spellAbility(v: View, object: ObjectId, as?: CastAs): Ability | undefined {
  const targets = v.ask('spellTargets', { object })
  const nothing: Effect = { do: 'sequence', steps: [] }
  return spellOf(asCast(v, object, as).abilities) ?? (targets && { type: 'spell', targets, effect: nothing })
}
