import { has, isCreature } from '../../kernel/look'
import { believes, legality, query, room } from '../../kernel/rule'

/** Declaring blockers; a blocked creature stays blocked. */
export const blocking = room(
  '509.1',
  'Declaring blockers',
  [
    legality('509.1', 'block', (v, a) => {
      const { combat, turn } = v.state
      if (turn.step !== 'declare-blockers' || !combat) return { reason: 'wrong-step' }
      const defends = combat.attackers.some(
        (x) =>
          x.attacks === a.player ||
          v.controller(x.attacks) === a.player ||
          v.state.players[x.attacks]?.pool === v.state.players[a.player]?.pool,
      )
      return defends ? undefined : { reason: 'not-defending', detail: { player: a.player } }
    }),
    legality('509.1a', 'block', (v, a) => {
      const seen = new Set<string>()
      for (const { blocker, attacker } of a.blocks) {
        if (!isCreature(v, blocker)) return { reason: 'not-a-creature', detail: { object: blocker } }
        if (v.controller(blocker) !== a.player) return { reason: 'not-controlled', detail: { object: blocker } }
        if (v.state.objects[blocker]?.tapped) return { reason: 'tapped', detail: { object: blocker } }
        if (!v.state.combat?.attackers.some((x) => x.id === attacker))
          return { reason: 'not-attacking', detail: { object: attacker } }
        if (seen.has(blocker)) return { reason: 'blocks-once', detail: { object: blocker } }
        seen.add(blocker)
      }
      return undefined
    }),
    legality('509.1b', 'block', (v, a) => {
      for (const attacker of new Set(a.blocks.map((b) => b.attacker))) {
        const n = a.blocks.filter((b) => b.attacker === attacker).length
        const least = v.ask('leastBlockers', { attacker }) ?? 1
        if (n < least) return { reason: 'too-few-blockers', detail: { object: attacker, least } }
      }
      return undefined
    }),
    query('509.1h', 'staysBlocked', () => true),
  ],
  [
    believes(
      'blocked-then-unblocked',
      query(
        '509.1h',
        'staysBlocked',
        (v, { attacker }) => (v.state.combat?.attackers.find((x) => x.id === attacker)?.blockers.length ?? 0) > 0,
      ),
    ),
    believes(
      'evasion-after-block',
      query('509.1h', 'staysBlocked', (v, { attacker }) => {
        const blockers = v.state.combat?.attackers.find((x) => x.id === attacker)?.blockers ?? []
        const evades = has(v, attacker, 'flying') && blockers.length > 0
        return !(evades && blockers.every((b) => !has(v, b, 'flying') && !has(v, b, 'reach')))
      }),
    ),
  ],
)
