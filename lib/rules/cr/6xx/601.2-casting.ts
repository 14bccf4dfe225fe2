import { flatMap } from '#lib/base/lists'
import type { Lasting } from '../../kernel/card'
import { dueOf } from '../../kernel/cost'
import { divisionsOf, isWhole } from '../../kernel/divide'
import { asCast } from '../../kernel/facing'
import type { PlayerId } from '../../kernel/ids'
import { isActive, isSorceryTime } from '../../kernel/look'
import { isHybrid, isPhyrexian, type Mana, manaOf, manaText, manaTotal, plusMana } from '../../kernel/mana'
import { letsPlay, speaksOfCost } from '../../kernel/pattern'
import type { Due, Proposal } from '../../kernel/query'
import { believes, legality, names, query, type Rule, room, rule } from '../../kernel/rule'
import { stuck } from '../../kernel/signal'
import { fill, specsOf } from '../../kernel/targets'
import type { View } from '../../kernel/view'

type Increase = Extract<Lasting, { increase: string }>
type Least = Extract<Lasting, { atLeast: number }>

/** Effects on costs that speak of this spell or ability. */
const speaking = <E extends Increase | Least>(v: View, p: Proposal, is: (e: Lasting) => e is E): readonly E[] =>
  flatMap(v.lasting(), (a) => (is(a.effect) && speaksOfCost(v, a, a.effect, p) ? a.effect : []))

/** Mana less the Phyrexian symbols that are paid with life, and that life. */
function withLife(v: View, mana: Mana, announced: number): readonly [Mana, number] {
  let life = 0
  let left = announced
  const symbols = mana.symbols.filter((symbol) => {
    if (!left || !isPhyrexian(symbol)) return true
    left--
    life += v.ask('phyrexianLife', { symbol }) ?? stuck('phyrexianLife')
    return false
  })
  return [{ ...mana, symbols }, life]
}

/** Hybrid symbols of what is to be paid, in their order. */
const hybridsIn = (mana: Mana): readonly string[] => mana.symbols.filter(isHybrid)

/** Mana with its first hybrid symbols as the halves that are announced. */
const inHalves = (mana: Mana, hybrid: readonly string[]): Mana => {
  const halves = hybridsIn(mana).slice(0, hybrid.length)
  const rest = hybridsIn(mana).slice(hybrid.length)
  const plain = mana.symbols.filter((s) => !isHybrid(s))
  const said = manaOf(halves.map((_, n) => `{${hybrid[n]}}`).join(''))
  return plusMana({ ...mana, symbols: [...plain, ...rest] }, said)
}

/** Mana that a spell or ability asks for before anything is announced or reduced. */
const askedBy = (v: View, p: Proposal): Mana =>
  [...(v.ask('baseCost', p) ?? []), ...(v.ask('addedCosts', p) ?? [])].reduce<Mana>(
    (m, cost) => (cost.pay === 'mana' ? plusMana(m, manaOf(cost.cost, p.announced.x ?? 0)) : m),
    manaOf(''),
  )

/** The cost, what is added to it, less what is taken off it, and then what it is at least. */
function total(v: View, p: Proposal): readonly Due[] {
  const costs = [...(v.ask('baseCost', p) ?? []), ...(v.ask('addedCosts', p) ?? [])]
  const c = { controller: p.player, source: p.source ?? p.object, targets: [], x: p.announced.x ?? 0 }
  const others = costs.filter((cost) => cost.pay !== 'mana').map((cost) => dueOf(v, cost, c))
  const asked = askedBy(v, p)
  const { hybrid = [], phyrexian } = p.announced
  const announced = hybrid.length ? (v.ask('announcedMana', { mana: asked, hybrid }) ?? asked) : asked
  const [mana, life] = withLife(v, announced, phyrexian)
  const less = (v.ask('reductions', p) ?? []).reduce((m, by) => v.ask('reduced', { mana: m, by }) ?? m, mana)
  const short = Math.max(0, (v.ask('leastMana', p) ?? 0) - manaTotal(less))
  const whole = { ...less, generic: less.generic + short }
  return [
    ...others,
    ...(life ? [{ pay: 'life', amount: life } as const] : []),
    ...(manaTotal(whole) ? [{ pay: 'mana', cost: manaText(whole) } as const] : []),
  ]
}

const totalling = [
  query('601.2f', 'baseCost', (v, { object, source }, instead) => {
    if (instead || source !== undefined) return undefined
    const { manaCost } = v.characteristics(object)
    return manaCost === undefined || manaCost === 'none' ? [] : [{ pay: 'mana', cost: manaCost }]
  }),
  query('601.2f', 'addedCosts', (v, p, so = []) => {
    const more = speaking(v, p, (e): e is Increase => 'increase' in e)
    return more.length ? [...so, ...more.map((e) => ({ pay: 'mana', cost: e.increase }) as const)] : undefined
  }),
  query('601.2f', 'leastMana', (v, p) =>
    Math.max(0, ...speaking(v, p, (e): e is Least => 'atLeast' in e).map((e) => e.atLeast)),
  ),
  query('601.2f', 'totalCost', total),
]

/** Whether what is no instant may be cast now; instants may whenever their player has priority. */
const inTime = (others: (v: View, player: PlayerId) => boolean): Rule =>
  legality('117.1a', 'cast', (v, { object, player, permission, as }) => {
    if (others(v, player)) return undefined
    if (asCast(v, object, as).types.includes('instant')) return undefined
    if (v.ask('instantTiming', { object, as }) === true) return undefined
    if (permission && v.ask('castsWhileResolving', { object }) === true) return undefined
    return { reason: 'sorcery-timing', detail: { object } }
  })

/** Casting starts from a zone and at a time that allow it, with all its announcements and targets; then the total cost is fixed and paid. */
export const casting = room(
  '601.2',
  'Casting spells',
  [
    legality('601.2', 'cast', (v, { object, player, permission, as, x }) => {
      const o = v.state.objects[object]
      const detail = { object }
      if (!o || o.zone === 'stack') return { reason: 'not-in-hand', detail }
      if (permission || letsPlay(v, object, player, { as, x }) || v.ask('mayBeCast', { object, player }) === true)
        return undefined
      if (o.zone !== 'hand') return { reason: 'not-in-hand', detail }
      return o.owner === player ? undefined : { reason: 'not-owned', detail }
    }),
    names('601.2', 'cast'),
    rule(
      '601.2b',
      query('601.2b', 'announcedMana', (_, { mana, hybrid }) => inHalves(mana, hybrid)),
      legality('601.2b', 'announce', (v, p) => {
        const { hybrid = [] } = p.announced
        const there = hybrid.length ? hybridsIn(askedBy(v, p)) : []
        return hybrid.every((half, n) => there[n]?.split('/').includes(half))
          ? undefined
          : { reason: 'wrong-half', detail: { object: p.object } }
      }),
    ),
    rule(
      '601.2c',
      legality('601.2c', 'announce', (_, { object, source, ability, announced, targets }) => {
        const places = specsOf(ability, announced.modes)
        return source !== undefined || fill(places, targets)
          ? undefined
          : { reason: 'wrong-targets', detail: { object, targets: places.length } }
      }),
      query('601.2c', 'keepsTargets', () => true),
    ),
    legality('601.2d', 'announce', (v, p) =>
      divisionsOf(v, p, p.targets).every((d) => isWhole(d, p.announced.division))
        ? undefined
        : { reason: 'wrong-division', detail: { object: p.source ?? p.object } },
    ),
    rule(
      '601.2f',
      ...totalling,
      query('601.2f', 'costIsLocked', () => true),
    ),
    inTime(isSorceryTime),
  ],
  [
    believes(
      'targets-chosen-on-resolution',
      rule(
        '601.2c',
        legality('601.2c', 'announce', () => undefined),
        query('601.2c', 'keepsTargets', () => false),
      ),
    ),
    believes(
      'cost-reduction-lost-mid-payment',
      rule(
        '601.2f',
        ...totalling,
        query('601.2f', 'costIsLocked', () => false),
      ),
    ),
    believes(
      'sorcery-all-own-turn',
      inTime((v, p) => isActive(v, p) && v.state.shared.stack.length === 0),
    ),
    believes(
      'one-main-phase',
      inTime((v, p) => isSorceryTime(v, p) && v.state.turn.step === 'main1'),
    ),
  ],
)
