import type { TargetSpec } from './card'
import type { Engine } from './engine'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { Violation } from './rule'

/** Everything that a player may choose as a target. */
export function legalTargets(g: Engine, player: PlayerId, source: ObjectId, spec: TargetSpec): readonly TargetId[] {
  const { shared, own } = g.state
  const zones = [shared.battlefield, shared.stack, ...Object.values(own.graveyard), shared.exile]
  return [...g.state.order, ...zones.flat()].filter((target) =>
    g.permits({ type: 'target', player, source, target, spec }),
  )
}

/** What forbids each of the targets that a player has chosen for an ability. */
export function targetViolations(
  g: Engine,
  player: PlayerId,
  source: ObjectId,
  specs: readonly TargetSpec[],
  targets: readonly TargetId[],
): readonly Violation[] {
  return specs.flatMap((spec, n) => {
    const target = targets[n]
    return target === undefined ? [] : g.violations({ type: 'target', player, source, target, spec })
  })
}
