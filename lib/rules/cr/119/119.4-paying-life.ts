import type { ActionOf } from '../../kernel/action'
import { life } from '../../kernel/look'
import { believes, ignores, legality, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Pay = ActionOf<'pay'>

/** Life each player pays in one payment, those of 0 included. */
const lifePaid = (a: Pay): readonly { player: string; amount: number }[] =>
  a.payments.flatMap(({ player, cost }) => (cost.pay === 'life' ? [{ player, amount: cost.amount }] : []))

const short = (enough: (total: number, amount: number) => boolean) => (v: View, a: Pay) => {
  const found = lifePaid(a).find(({ player, amount }) => amount > 0 && !enough(life(v, player), amount))
  return (
    found && {
      reason: 'not-enough-life',
      detail: { player: found.player, amount: found.amount, life: life(v, found.player) },
    }
  )
}

const enough = legality(
  '119.4',
  'pay',
  short((total, amount) => total >= amount),
)
const payingIsLosing = result('119.4', 'payLife', (_, e) =>
  e.amount > 0 ? [{ type: 'loseLife', player: e.player, amount: e.amount, cause: 'payment' }] : undefined,
)

const teamShort = legality('119.4a', 'pay', (v, a) => {
  const pools = new Map<string, { player: string; amount: number; payers: number }>()
  for (const { player, amount } of lifePaid(a)) {
    const pool = v.state.players[player]?.pool ?? player
    const known = pools.get(pool)
    pools.set(pool, { player, amount: amount + (known?.amount ?? 0), payers: 1 + (known?.payers ?? 0) })
  }
  const found = [...pools.values()].find((p) => p.payers > 1 && p.amount > life(v, p.player))
  return (
    found && {
      reason: 'not-enough-team-life',
      detail: { player: found.player, amount: found.amount, life: life(v, found.player) },
    }
  )
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
