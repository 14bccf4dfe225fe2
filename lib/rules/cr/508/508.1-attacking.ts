import { isCreature } from '../../kernel/look'
import { legality, query, result, room, turnBased } from '../../kernel/rule'

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
    const found = a.attackers.find(({ attacks }) => {
      const pool = v.state.players[attacks]?.pool
      return pool === undefined ? v.controller(attacks) === a.player : pool === v.state.players[a.player]?.pool
    })
    return found && { reason: 'cannot-attack-that', detail: { object: found.id } }
  }),
  query('508.1f', 'attackTaps', () => true),
  result('508.1k', 'attacks', (v, e) =>
    v.ask('attackTaps', { object: e.object }) === true && !v.state.objects[e.object]?.tapped
      ? [{ type: 'tap', object: e.object }]
      : undefined,
  ),
  turnBased('511.3', 'main2', (v) => (v.state.combat ? [{ type: 'endCombat' }] : [])),
])
