import type { ActionOf } from '../../kernel/action'
import type { ObjectId, PlayerId, TargetId } from '../../kernel/ids'
import { isCreature, isType, objectCant, ofSide, onBattlefield, permanents } from '../../kernel/look'
import { asking, isAbout, isAsked, type Pair, type Requirement, unmet } from '../../kernel/obliged'
import { believes, legality, names, query, type Refused, result, room, rule } from '../../kernel/rule'
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

/** How many creatures may attack in a combat, as far as effects say. */
const mostAttackers = (v: View): number =>
  Math.min(...v.lasting().map(({ effect: e }) => ('mostAttackers' in e ? e.mostAttackers : Number.POSITIVE_INFINITY)))

type Attack = ActionOf<'attack'>

/** Which of the attackers lacks the company without which it cannot attack; undefined where all have theirs. */
type Lonely = (v: View, a: Attack) => ObjectId | undefined

const attacksAlone: Lonely = (v, { attackers: [alone, other] }) =>
  alone && !other && objectCant(v, 'attack-alone', alone.id) ? alone.id : undefined

/** What forbids an attack only because of who else attacks. */
const forbiddenTogether = (lonely: Lonely) =>
  legality('508.1c', 'attack', (v, a): Refused | undefined => {
    if (a.supposed === 'each') return undefined
    const most = mostAttackers(v)
    if (a.attackers.length > most) return { reason: 'too-many-attackers', detail: { most } }
    const object = lonely(v, a)
    return object === undefined ? undefined : { reason: 'attacks-alone', detail: { object } }
  })

const pairs = (a: Attack): readonly Pair[] => a.attackers.map(({ id, attacks }) => ({ creature: id, to: attacks }))

const attackOf = (player: PlayerId, supposed: 'each' | 'all', so: readonly Pair[]): Attack => ({
  type: 'attack',
  player,
  attackers: so.map(({ creature, to }) => ({ id: creature, attacks: to })),
  supposed,
})

/** Each way in which a creature could attack, whoever else does. */
function waysOf(v: View, player: PlayerId, creature: ObjectId): readonly (readonly Pair[])[] {
  const found = [...v.state.order, ...permanents(v)].find((to) =>
    v.permits(attackOf(player, 'each', [{ creature, to }])),
  )
  return found === undefined ? [] : [[{ creature, to: found }]]
}

/** How somebody reads what effects ask for: that costs have to be paid for it, that any attacker obeys it. */
interface Reading {
  readonly pays?: true
  readonly any?: true
}

/** A creature that has to attack and does not, though more of those that have to could. */
function disobeyed(v: View, a: Attack, how: Reading): Refused | undefined {
  if (a.supposed || !isAsked(v, 'attack')) return undefined
  return v.aside(() => {
    const able = permanents(v).filter((id) => isCreature(v, id) && ofSide(v, id, a.player))
    const asked = able.flatMap((object) =>
      asking(v, 'attack', object).map(
        (): Requirement => ({
          reason: 'must-attack',
          detail: { object },
          by: ({ creature }) => how.any === true || creature === object,
        }),
      ),
    )
    const free = able.filter((object) => how.pays || !v.ask('attackCosts', { object })?.length)
    return unmet(v, asked, pairs(a), {
      ways: free.map((id) => waysOf(v, a.player, id)),
      fine: (so) => v.permits(attackOf(a.player, 'all', so)),
      most: mostAttackers(v),
    })
  })
}

/** Whoever has to attack does: in a declaration, and where a step goes by without one. */
const requirements = (how: Reading = {}) =>
  rule(
    '508.1d',
    legality('508.1d', 'attack', (v, a) => disobeyed(v, a, how)),
    legality('508.1d', 'step', (v, { next }) => {
      const { turn, combat } = v.state
      return turn.step === 'declare-attackers' && next === 'end-combat' && !combat && !turn.skipped
        ? disobeyed(v, { type: 'attack', player: turn.active, attackers: [] }, how)
        : undefined
    }),
  )

/** Declaring attackers: untapped creatures of the active player, in the right step; attacking taps. */
export const attacking = room(
  '508.1',
  'Declaring attackers',
  [
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
    // What is attacked is announced: there is something to say of it where that need not be a player.
    names('508.1b', 'attacks', (v, { object }) => permanents(v).some((id) => attackable(v, v.controller(object), id))),
    legality('508.1b', 'attack', (v, a) => {
      const found = a.attackers.find(({ attacks }) => !attackable(v, a.player, attacks))
      return found && { reason: 'cannot-attack-that', detail: { object: found.id } }
    }),
    forbiddenTogether(attacksAlone),
    requirements(),
    rule(
      '508.1f',
      query('508.1f', 'attackTaps', () => true),
      result('508.1f', 'attacks', (v, e) =>
        v.ask('attackTaps', { object: e.object }) === true ? [{ type: 'tap', object: e.object }] : undefined,
      ),
    ),
    query('508.1h', 'attackCosts', (v, { object }) => {
      const costs = v
        .lasting()
        .flatMap((a) =>
          'attackCost' in a.effect && isAbout(v, a, object, a.effect.what)
            ? [{ pay: 'mana', cost: a.effect.attackCost } as const]
            : [],
        )
      return costs.length ? costs : undefined
    }),
  ],
  [
    believes(
      'alone-never-attacks',
      forbiddenTogether((v, { attackers }) => attackers.find(({ id }) => objectCant(v, 'attack-alone', id))?.id),
    ),
    believes(
      'company-stays-home',
      forbiddenTogether((v, a) => {
        const alone = attacksAlone(v, a)
        const others = permanents(v).some((id) => id !== alone && isCreature(v, id) && ofSide(v, id, a.player))
        return others ? undefined : alone
      }),
    ),
    believes('must-attack-pays', requirements({ pays: true })),
    believes('must-attack-any', requirements({ any: true })),
    believes(
      'must-attack-unable',
      rule(
        '508.1d',
        requirements(),
        query('508.1d', 'mayAttackTapped', (v, { object }) => asking(v, 'attack', object).length > 0 || undefined),
        query('508.1d', 'waitsNot', (v, { object, to }) =>
          to === 'attack' && asking(v, 'attack', object).length > 0 ? true : undefined,
        ),
      ),
    ),
  ],
)
