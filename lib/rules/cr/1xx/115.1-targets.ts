import type { TargetSpec } from '../../kernel/card'
import type { ObjectId, PlayerId, TargetId } from '../../kernel/ids'
import { isPlayer, isType, matches, onBattlefield, players } from '../../kernel/look'
import { legality, names, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** "Any target" is a player, a creature, a planeswalker or a battle. */
const damageable = (v: View, id: TargetId): boolean =>
  onBattlefield(v, id) && ['creature', 'planeswalker', 'battle'].some((type) => isType(v, id, type))

/** Whether a target is there and is such as the words of the spell or ability ask for. */
function fits(
  v: View,
  target: TargetId,
  { kind, filter = {} }: TargetSpec,
  player: PlayerId,
  source: ObjectId,
): boolean {
  if (isPlayer(v, target)) {
    const who = filter.controller
    const meant = who === undefined || players(v, who, { controller: player, source, targets: [] }).includes(target)
    return kind !== 'object' && meant && v.state.players[target]?.lost === undefined
  }
  // What is phased out is treated as though it did not exist (702.26b).
  if (kind === 'player' || !v.state.objects[target] || v.state.objects[target].phasedOut) return false
  if (kind === 'any' && !damageable(v, target)) return false
  return matches(v, target, filter, player, source)
}

/** A target is a player in the game, or an object where the spell or ability looks for it; it is checked again on resolution. */
export const targets = room('115.1', 'Targets', [
  legality('115.1', 'target', (v, { target, spec, player, source }) =>
    fits(v, target, spec, player, source) ? undefined : { reason: 'target-illegal', detail: { target } },
  ),
  names('115.7', 'retarget'),
])
