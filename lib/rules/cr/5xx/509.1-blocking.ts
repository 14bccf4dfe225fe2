import type { ActionOf } from '../../kernel/action'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { has, isCreature, matches, ofSide } from '../../kernel/look'
import { believes, legality, names, query, type Rule, room, rule } from '../../kernel/rule'
import type { Attacker } from '../../kernel/state'
import type { View } from '../../kernel/view'

const attackerOf = (v: View, id: ObjectId): Attacker | undefined => v.state.combat?.attackers.find((x) => x.id === id)

/** Whether an attacker comes for a player: that player, a teammate, or what one of them controls. */
const comesFor = (v: View, a: Attacker, player: PlayerId): boolean =>
  v.state.players[a.defender]?.pool === v.state.players[player]?.pool

/** One, and as many more as effects say. */
const more = (v: View, blocker: ObjectId): number =>
  v
    .lasting()
    .reduce(
      (n, { effect: e, controller, source }) =>
        'mayBlock' in e && matches(v, blocker, e.what, controller, source)
          ? n + (e.mayBlock === 'any-number' ? Number.POSITIVE_INFINITY : e.mayBlock)
          : n,
      1,
    )

/** Whether what is to block may, and what it is to block; `rested`: only while it is untapped. */
const choosing = (rested: boolean): Rule =>
  legality('509.1a', 'block', (v, a: ActionOf<'block'>) => {
    for (const { blocker, attacker } of a.blocks) {
      if (!isCreature(v, blocker)) return { reason: 'not-a-creature', detail: { object: blocker } }
      if (!ofSide(v, blocker, a.player)) return { reason: 'not-controlled', detail: { object: blocker } }
      if (rested && v.state.objects[blocker]?.tapped) return { reason: 'tapped', detail: { object: blocker } }
      const blocked = attackerOf(v, attacker)
      if (!blocked) return { reason: 'not-attacking', detail: { object: attacker } }
      if (!comesFor(v, blocked, a.player)) return { reason: 'attacks-another', detail: { object: attacker } }
      const most = v.ask('blocksAtMost', { blocker })
      if (most !== undefined && a.blocks.filter((b) => b.blocker === blocker).length > most)
        return { reason: 'blocks-once', detail: { object: blocker } }
    }
    return undefined
  })

const atMost = query('509.1a', 'blocksAtMost', (v, { blocker }) => more(v, blocker))

/** Declaring blockers; a blocked creature stays blocked. */
export const blocking = room(
  '509.1',
  'Declaring blockers',
  [
    legality('509.1', 'block', (v, a) => {
      const { combat, turn } = v.state
      if (turn.step !== 'declare-blockers' || !combat || combat.declared?.includes(a.player))
        return { reason: 'wrong-step' }
      return combat.attackers.some((x) => comesFor(v, x, a.player))
        ? undefined
        : { reason: 'not-defending', detail: { player: a.player } }
    }),
    rule('509.1a', choosing(true), atMost),
    names('509.1a', 'block'),
    legality('509.1b', 'block', (v, a) => {
      for (const attacker of new Set(a.blocks.map((b) => b.attacker))) {
        const n = a.blocks.filter((b) => b.attacker === attacker).length
        const least = v.ask('leastBlockers', { attacker }) ?? 1
        if (n < least) return { reason: 'too-few-blockers', detail: { object: attacker, least } }
      }
      return undefined
    }),
    query('509.1h', 'staysBlocked', () => true),
    names('509.1h', 'makeBlocked'),
  ],
  [
    believes('tapped-creature-blocks', rule('509.1a', choosing(false), atMost)),
    believes(
      'blocked-then-unblocked',
      query('509.1h', 'staysBlocked', (v, { attacker }) => (attackerOf(v, attacker)?.blockers.length ?? 0) > 0),
    ),
    believes(
      'evasion-after-block',
      query('509.1h', 'staysBlocked', (v, { attacker }) => {
        const blockers = attackerOf(v, attacker)?.blockers ?? []
        const evades = has(v, attacker, 'flying') && blockers.length > 0
        return !(evades && blockers.every((b) => !has(v, b, 'flying') && !has(v, b, 'reach')))
      }),
    ),
  ],
)
