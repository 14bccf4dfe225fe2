import type { ActionOf } from '../../kernel/action'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { has, isCreature, matches, objectCant, ofSide, permanents } from '../../kernel/look'
import { asking, isAsked, type Pair, type Requirement, unmet } from '../../kernel/obliged'
import { believes, legality, names, query, type Refused, type Rule, room, rule } from '../../kernel/rule'
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

type Block = ActionOf<'block'>

/** What forbids a block only because of who else blocks. */
function forbiddenTogether(v: View, { blocks, supposed }: Block): Refused | undefined {
  if (supposed === 'each') return undefined
  for (const attacker of new Set(blocks.map((b) => b.attacker))) {
    const n = blocks.filter((b) => b.attacker === attacker).length
    const least = v.ask('leastBlockers', { attacker }) ?? 1
    if (n < least) return { reason: 'too-few-blockers', detail: { object: attacker, least } }
  }
  const [alone, other] = new Set(blocks.map((b) => b.blocker))
  return alone !== undefined && other === undefined && objectCant(v, 'block-alone', alone)
    ? { reason: 'blocks-alone', detail: { object: alone } }
    : undefined
}

/** How somebody reads what effects ask for. */
interface Reading {
  /** What asks for all blockers asks for one, or the other way round. */
  readonly all?: 'never' | 'always'
  /** It is asked even of those that cannot. */
  readonly unable?: true
}

/** What effects ask of the creatures of a player, and of the attackers that come for that player. */
function askedOf(v: View, able: readonly ObjectId[], attackers: readonly ObjectId[], how: Reading): Requirement[] {
  const blocks = able.flatMap((object) =>
    asking(v, 'block', object).map(
      (): Requirement => ({ reason: 'must-block', detail: { object }, by: ({ creature }) => creature === object }),
    ),
  )
  const blocked = attackers.flatMap((object) =>
    asking(v, 'be-blocked', object).flatMap(({ effect: e, controller, source }): readonly Requirement[] => {
      const by = 'must' in e && e.must === 'be-blocked' ? e.by : undefined
      if (how.all === 'never' || (!by && how.all !== 'always'))
        return [{ reason: 'must-be-blocked', detail: { object }, by: ({ to }) => to === object }]
      return able
        .filter((blocker) => !by || matches(v, blocker, by, controller, source))
        .map((blocker) => ({
          reason: 'must-block-that',
          detail: { object, blocker },
          by: ({ creature, to }) => creature === blocker && to === object,
        }))
    }),
  )
  return [...blocks, ...blocked]
}

const blockOf = (player: PlayerId, supposed: 'each' | 'all', so: readonly Pair[]): Block => ({
  type: 'block',
  player,
  blocks: so.map(({ creature, to }) => ({ blocker: creature, attacker: to })),
  supposed,
})

/** Each way in which a creature could block, whoever else does. */
function waysOf(v: View, creature: ObjectId, able: readonly Pair[]): readonly Pair[][] {
  const most = v.ask('blocksAtMost', { blocker: creature }) ?? able.length
  const ways: Pair[][] = [[]]
  for (const p of able) for (const way of [...ways]) if (way.length < most) ways.push([...way, p])
  return ways.slice(1)
}

/** What effects ask for and a declaration does not do, though another could do more of it. */
function disobeyed(v: View, a: Block, how: Reading): Refused | undefined {
  if (a.supposed || !isAsked(v, 'block', 'be-blocked')) return undefined
  return v.aside(() => {
    const able = permanents(v).filter((id) => isCreature(v, id) && ofSide(v, id, a.player))
    const attackers = (v.state.combat?.attackers ?? []).filter((x) => comesFor(v, x, a.player)).map(({ id }) => id)
    const declared = a.blocks.map(({ blocker, attacker }) => ({ creature: blocker, to: attacker }))
    return unmet(v, askedOf(v, able, attackers, how), declared, {
      ways: able.map((creature) => {
        const all = attackers.map((to) => ({ creature, to }))
        return waysOf(v, creature, how.unable ? all : all.filter((p) => v.permits(blockOf(a.player, 'each', [p]))))
      }),
      fine: (so) => how.unable === true || v.permits(blockOf(a.player, 'all', so)),
    })
  })
}

/** What effects ask for is done: in a declaration, and where the step goes by without one. */
const requirements = (how: Reading = {}) =>
  rule(
    '509.1c',
    legality('509.1c', 'block', (v, a) => disobeyed(v, a, how)),
    legality('509.1c', 'step', (v) => {
      const { combat, turn, order } = v.state
      if (turn.step !== 'declare-blockers' || !combat || turn.skipped) return undefined
      const silent = order.filter(
        (p) => !combat.declared?.includes(p) && combat.attackers.some((x) => comesFor(v, x, p)),
      )
      for (const player of silent) {
        const found = disobeyed(v, { type: 'block', player, blocks: [] }, how)
        if (found) return found
      }
      return undefined
    }),
  )

/** Whether an attacker flies over all that block it: it could not be blocked by them now. */
function fliesOver(v: View, attacker: ObjectId): boolean {
  const blockers = attackerOf(v, attacker)?.blockers ?? []
  const above = has(v, attacker, 'flying') && blockers.length > 0
  return above && blockers.every((b) => !has(v, b, 'flying') && !has(v, b, 'reach'))
}

/** What no block may be, and what becomes of one that was allowed when evasion is gained or lost after it. */
const evading = (stays: boolean): Rule =>
  rule(
    '509.1b',
    legality('509.1b', 'block', forbiddenTogether),
    query('509.1b', 'staysBlocked', (v, { attacker }) => (fliesOver(v, attacker) ? stays : undefined)),
  )

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
    evading(true),
    requirements(),
    query('509.1h', 'staysBlocked', (v, { attacker }) => (fliesOver(v, attacker) ? undefined : true)),
    names('509.1h', 'makeBlocked'),
  ],
  [
    believes('tapped-creature-blocks', rule('509.1a', choosing(false), atMost)),
    believes('lure-one-blocker', requirements({ all: 'never' })),
    believes('must-be-blocked-by-all', requirements({ all: 'always' })),
    believes('must-block-unable', requirements({ unable: true })),
    believes(
      'blocked-then-unblocked',
      query('509.1h', 'staysBlocked', (v, { attacker }) => (attackerOf(v, attacker)?.blockers.length ?? 0) > 0),
    ),
    believes('evasion-after-block', evading(false)),
  ],
)
