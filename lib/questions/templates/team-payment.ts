import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two-Headed Giant: both heads of a team pay life for one cost. */
export const teamPayment = template({
  id: 'team-payment',
  version: 1,
  claims: ['119.4a'],
  axes: { life: [5, 6, 7, 8, 9, 10, 12], first: [3, 4, 5, 6, 7], second: [3, 4, 5, 6, 7] },
  beliefs: ['2hg-pay-individually', '2hg-life-per-player'],
  because: '119.4a',
  valid: (p) => p.first + p.second > p.life && Math.max(p.first, p.second) < p.life,
  scenario: (p) =>
    scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'uno', life: p.life })
      .player('N', { team: 'due', life: 30 })
      .player('B', { team: 'uno' })
      .player('C', { team: 'due' })
      .act({ pay: { A: p.first, B: p.second } })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
