import type { ActionOf } from '../../kernel/action'
import type { PlayerId } from '../../kernel/ids'
import { life, teammates } from '../../kernel/look'
import { believes, ignores, legality, query, type Refused, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Pay = ActionOf<'pay'>

/** Life that each player pays in one payment, all components of the cost together. */
function lifePaid(a: Pay): ReadonlyMap<PlayerId, number> {
  const paid = new Map<PlayerId, number>()
  for (const { player, cost } of a.payments)
    if (cost.pay === 'life') paid.set(player, (paid.get(player) ?? 0) + cost.amount)
  return paid
}

const short =
  (enough: (total: number, amount: number) => boolean) =>
  (v: View, a: Pay): Refused | undefined => {
    for (const [player, amount] of lifePaid(a)) {
      const total = life(v, player)
      if (amount > 0 && !enough(total, amount))
        return { reason: 'not-enough-life', detail: { player, amount, life: total } }
    }
    return undefined
  }

const enough = legality(
  '119.4',
  'pay',
  short((total, amount) => total >= amount),
)
const payingIsLosing = result('119.4', 'payLife', (_, e) =>
  e.amount > 0 ? [{ type: 'loseLife', player: e.player, amount: e.amount, cause: 'payment' }] : undefined,
)

/** What teammates pay together comes from one total. */
const teamShort = legality('119.4a', 'pay', (v, a) => {
  const paid = lifePaid(a)
  for (const player of paid.keys()) {
    const team = [player, ...teammates(v, player)].filter((p) => paid.has(p))
    const amount = team.reduce((n, p) => n + (paid.get(p) ?? 0), 0)
    if (team.length > 1 && amount > 0 && amount > life(v, player))
      return { reason: 'not-enough-team-life', detail: { player, amount, life: life(v, player) } }
  }
  return undefined
})

/** Paying life needs as much, and is losing it; a team pays from its own total; paying 0 is always possible. */
export const payingLife = room(
  '119.4',
  'Paying life',
  [
    rule('119.4', enough, payingIsLosing),
    teamShort,
    query('119.4b', 'alwaysPayable', (_, { life: amount }) => (amount === 0 ? true : undefined)),
  ],
  [
    believes('pay-life-below-zero', rule('119.4', payingIsLosing)),
    believes(
      'cannot-pay-all-life',
      rule(
        '119.4',
        legality(
          '119.4',
          'pay',
          short((total, amount) => total > amount),
        ),
        payingIsLosing,
      ),
    ),
    believes(
      'paying-life-is-damage',
      rule(
        '119.4',
        enough,
        result('119.4', 'payLife', (_, e) =>
          e.amount > 0
            ? [{ type: 'damage', source: e.source ?? '', target: e.player, amount: e.amount, combat: false }]
            : undefined,
        ),
      ),
    ),
    ignores('2hg-pay-individually', '119.4a'),
    ignores('pay-zero-life-forbidden', '119.4b'),
  ],
)
