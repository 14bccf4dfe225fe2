import type { ObjectId } from '../../kernel/ids'
import { manaOf, manaTotal } from '../../kernel/mana'
import { believes, ignores, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'
import { totalMana } from '../../kernel/worth'

/** The mana cost that counts: its own, unless somebody believes that another one takes its place. */
function countedCost(v: View, object: ObjectId): string | undefined {
  const o = v.state.objects[object] ?? v.state.last[object]
  const own = v.characteristics(object).manaCost
  if (!o?.announced?.alternatives.length) return own
  const stays = v.ask('manaCostStays', { object })
  if (stays === true) return own
  const paid = v.ask('baseCost', { player: o.controller, object, announced: o.announced })
  return stays === undefined ? undefined : paid?.flatMap((c) => (c.pay === 'mana' ? c.cost : [])).join('')
}

function manaValue(v: View, object: ObjectId): number | undefined {
  const cost = countedCost(v, object)
  return cost === undefined || cost === 'none' ? undefined : manaTotal(manaOf(cost, v.ask('valueOfX', { object }) ?? 0))
}

const onStack = (v: View, object: ObjectId): boolean =>
  (v.state.objects[object] ?? v.state.last[object])?.zone === 'stack'

const announcedX = (v: View, object: ObjectId): number =>
  (v.state.objects[object] ?? v.state.last[object])?.announced?.x ?? 0

const hasNoCost = (v: View, object: ObjectId): boolean => {
  const { manaCost } = v.characteristics(object)
  return manaCost === undefined || manaCost === 'none'
}

/** What an object's mana cost adds up to, whatever was paid for it. */
export const manaValues = room(
  '202.3',
  'Mana value',
  [
    query('202.3', 'manaValue', (v, { object }) => manaValue(v, object)),
    query('202.3a', 'manaValue', (v, { object }) => (hasNoCost(v, object) ? 0 : undefined)),
    query('202.3b', 'manaValue', (v, { object }) => {
      const { fronts = [], copied } = v.characteristics(object)
      if (fronts.length !== 1) return undefined
      return copied ? 0 : totalMana(fronts.join(''))
    }),
    query('202.3c', 'manaValue', (v, { object }) => {
      const { fronts = [], copied } = v.characteristics(object)
      return fronts.length > 1 && !copied ? totalMana(fronts.join('')) : undefined
    }),
    query('202.3e', 'valueOfX', (v, { object }) => (onStack(v, object) ? announcedX(v, object) : 0)),
  ],
  [
    believes(
      'mana-value-is-paid-cost',
      query('202.3', 'manaValue', (v, { object }) => {
        const total = (v.state.objects[object] ?? v.state.last[object])?.announced?.total
        return total === undefined ? manaValue(v, object) : manaTotal(manaOf(total))
      }),
    ),
    believes(
      'token-has-mana-value',
      query('202.3a', 'manaValue', (v, { object }) => {
        if (!hasNoCost(v, object)) return undefined
        return v.state.objects[object]?.kind === 'token' ? (v.characteristics(object).power ?? 0) : 0
      }),
    ),
    believes(
      'x-on-battlefield',
      query('202.3e', 'valueOfX', (v, { object }) => announcedX(v, object)),
    ),
    ignores('dfc-back-mv-zero', '202.3b'),
    believes(
      'dfc-copy-keeps-mv',
      query('202.3b', 'manaValue', (v, { object }) => {
        const { fronts = [] } = v.characteristics(object)
        return fronts.length === 1 ? totalMana(fronts.join('')) : undefined
      }),
    ),
    believes(
      'meld-mv-single',
      query('202.3c', 'manaValue', (v, { object }) => {
        const { fronts = [], copied } = v.characteristics(object)
        return fronts.length > 1 && !copied ? totalMana(fronts[0]) : undefined
      }),
    ),
  ],
)
