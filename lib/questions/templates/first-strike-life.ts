import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** First strike and lifelink defend while another attacker goes through: the total at the end. */
export const firstStrikeLife = template({
  id: 'first-strike-life',
  version: 2,
  claims: ['702.15b'],
  axes: {
    life: [1, 2, 3, 4, 5, 6, 7],
    hit: [3, 4, 5, 6],
    link: [2, 3, 4, 5],
    idol: ['1/1', '2/2', '1/2', '1/3'],
    name: ['guardia', 'angelo', 'cavaliere', 'sentinella'],
    held: ['idolo', 'statua', 'colosso'],
    free: ['gigante', 'tigre', 'drago'],
  },
  beliefs: ['lifelink-only-lethal', 'first-strike-both-steps'],
  valid: (p) => p.life - p.hit + p.link > 0 && p.link > Number(p.idol.split('/')[1]),
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.held, p.idol, ['indestructible'])
      .creature('A', p.free, `${p.hit}/5`)
      .creature('N', p.name, `${p.link}/4`, ['first-strike', 'lifelink'])
      .attack({ [p.held]: 'N', [p.free]: 'N' })
      .block({ [p.name]: p.held })
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
