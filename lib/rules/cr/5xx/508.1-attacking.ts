import type { PlayerId, TargetId } from '../../kernel/ids'
import { isCreature, isType, ofSide, onBattlefield } from '../../kernel/look'
import { legality, names, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** A player of another team, a planeswalker that one controls, or a battle that one protects. */
function attackable(v: View, by: PlayerId, target: TargetId): boolean {
  const foe = (p: PlayerId | undefined): boolean => {
    const player = p === undefined ? undefined : v.state.players[p]
    return player !== undefined && player.lost === undefined && player.pool !== v.state.players[by]?.pool
  }
  if (v.state.players[target]) return foe(target)
  if (!onBattlefield(v, target)) return false
  if (isType(v, target, 'battle')) return foe(v.ask('protector', { object: target }))
  return isType(v, target, 'planeswalker') && foe(v.controller(target))
}

/** Declaring attackers: untapped creatures of the active player, in the right step; attacking taps. */
export const attacking = room('508.1', 'Declaring attackers', [
  legality('508.1', 'attack', (v) =>
    v.state.turn.step === 'declare-attackers' && !v.state.combat ? undefined : { reason: 'wrong-step' },
  ),
  names('508.1', 'attack'),
  legality('508.1a', 'attack', (v, a) => {
    for (const { id } of a.attackers) {
      if (!isCreature(v, id)) return { reason: 'not-a-creature', detail: { object: id } }
      if (!ofSide(v, id, a.player)) return { reason: 'not-controlled', detail: { object: id } }
      if (v.state.objects[id]?.tapped && v.ask('mayAttackTapped', { object: id }) !== true)
        return { reason: 'tapped', detail: { object: id } }
    }
    return undefined
  }),
  names('508.1a', 'attacks'),
  legality('508.1b', 'attack', (v, a) => {
    const found = a.attackers.find(({ attacks }) => !attackable(v, a.player, attacks))
    return found && { reason: 'cannot-attack-that', detail: { object: found.id } }
  }),
  rule(
    '508.1f',
    query('508.1f', 'attackTaps', () => true),
    result('508.1f', 'attacks', (v, e) =>
      v.ask('attackTaps', { object: e.object }) === true ? [{ type: 'tap', object: e.object }] : undefined,
    ),
  ),
])
