import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two-Headed Giant: both heads of a team pay life together, or one of them pays all that the team has. */
export const teamPayment = template({
  id: 'team-payment',
  version: 3,
  claims: ['119.4a'],
  claimsAt: (p) => (p.second > 0 ? ['119.4a'] : []),
  axes: { life: [5, 6, 7, 8, 9, 10, 12], first: [3, 4, 5, 6, 7, 8, 9, 10, 12], second: [3, 4, 5, 6, 7, 0] },
  beliefs: ['2hg-pay-individually', '2hg-life-per-player', 'cannot-pay-all-life'],
  fits: (belief, p) => belief === '2hg-life-per-player' || (belief === 'cannot-pay-all-life') === (p.second === 0),
  because: (p) => (p.second > 0 ? '119.4a' : '119.4'),
  // One more than there is for both together, and not for either of them.
  valid: (p) =>
    p.second === 0
      ? p.first === p.life
      : Math.max(p.first, p.second) < p.life &&
        p.first + p.second > p.life &&
        p.first + p.second === p.life + 1 &&
        p.first >= p.second,
  scenario: (p) =>
    scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'uno', life: p.life })
      .player('N', { team: 'due', life: 30 })
      .player('B', { team: 'uno' })
      .player('C', { team: 'due' })
      .act({ pay: { A: p.first, ...(p.second > 0 ? { B: p.second } : {}) } })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
