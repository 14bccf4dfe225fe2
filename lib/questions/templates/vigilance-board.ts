import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** One attacker with vigilance and double strike, one with first strike: who is tapped, and what is the total? */
export const vigilanceBoard = template({
  id: 'vigilance-board',
  version: 1,
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
  beliefs: ['double-strike-one-hit', 'first-strike-both-steps'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/4`, ['vigilance', 'double-strike'])
      .creature('A', p.second, `${p.other}/2`, ['first-strike'])
      .attack({ [p.name]: 'N', [p.second]: 'N' })
      .block({})
      .act(p.steps === 1 ? 'next-combat-damage' : 'combat-damage')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'tapped', object: p.name },
      { ask: 'tapped', object: p.second },
    ],
  }),
})
