import { scenario } from '#lib/rules/index'
import { onDealing } from '../parts'
import { template } from '../template'

const TWICE = ['next-combat-damage', 'resolve-all', 'next-combat-damage', 'resolve-all'] as const

/**
 * One attacker with vigilance and double strike, one with first strike; after the first step one of them has lifelink, after both an ability
 * triggers as damage is dealt: who is tapped, and what are the totals?
 */
export const vigilanceBoard = template({
  id: 'vigilance-board',
  version: 3,
  claims: ['702.20b', '702.4b'],
  claimsAt: (p) => (p.steps === 1 ? ['702.20b', '702.4b'] : ['702.20b']),
  axes: {
    power: [2, 3, 4, 1],
    other: [1, 2, 3, 5],
    life: [20, 17, 15, 10],
    name: ['cavaliere', 'sentinella', 'leone', 'guardia'],
    steps: [1, 2],
    second: ['lupo', 'lince', 'cane'],
  },
  // The game goes on.
  valid: (p) => p.life > 2 * p.power + p.other,
  beliefs: ['double-strike-one-hit', 'first-strike-both-steps', 'lifelink-uses-stack'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature(
        'A',
        p.name,
        `${p.power}/4`,
        ['vigilance', 'double-strike'],
        p.steps === 2 ? { abilities: [onDealing(1)] } : {},
      )
      .creature('A', p.second, `${p.other}/2`, p.steps === 1 ? ['first-strike', 'lifelink'] : ['first-strike'])
      .attack({ [p.name]: 'N', [p.second]: 'N' })
      .block({})
      .act(...(p.steps === 1 ? (['next-combat-damage'] as const) : TWICE))
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
      { ask: 'tapped', object: p.name },
      { ask: 'tapped', object: p.second },
    ],
  }),
})
