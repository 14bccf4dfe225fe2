import type { PlayerId, TargetId } from '../../kernel/ids'
import { isCreature, isType, onBattlefield } from '../../kernel/look'
import { legality, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** A player of another team, or a planeswalker or battle that another player controls. */
function attackable(v: View, by: PlayerId, target: TargetId): boolean {
  const player = v.state.players[target]
  if (player) return player.lost === undefined && player.pool !== v.state.players[by]?.pool
  const attacked = isType(v, target, 'planeswalker') || isType(v, target, 'battle')
  return onBattlefield(v, target) && attacked && v.controller(target) !== by
}

/** Declaring attackers: untapped creatures of the active player, in the right step; attacking taps. */
export const attacking = room('508.1', 'Declaring attackers', [
  legality('508.1', 'attack', (v, a) => {
    if (a.player !== v.state.turn.active) return { reason: 'not-active-player', detail: { player: a.player } }
    return v.state.turn.step === 'declare-attackers' && !v.state.combat ? undefined : { reason: 'wrong-step' }
  }),
  legality('508.1a', 'attack', (v, a) => {
    for (const { id } of a.attackers) {
      if (!isCreature(v, id)) return { reason: 'not-a-creature', detail: { object: id } }
      if (v.controller(id) !== a.player) return { reason: 'not-controlled', detail: { object: id } }
      if (v.state.objects[id]?.tapped && v.ask('mayAttackTapped', { object: id }) !== true)
        return { reason: 'tapped', detail: { object: id } }
    }
    return undefined
  }),
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
