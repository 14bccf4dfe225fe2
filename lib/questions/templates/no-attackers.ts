import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Nobody attacks, and all players pass, perhaps once more: which step comes next? */
export const noAttackers = template({
  id: 'no-attackers',
  version: 2,
  claims: ['508.8'],
  axes: {
    own: ['orso', 'lupo', 'cavaliere', 'arpia', 'drago'],
    foe: ['golem', 'lince', 'strega'],
    size: ['2/2', '3/3', '4/4'],
    life: [20, 15, 11],
    again: [false, true],
  },
  beliefs: ['empty-combat-goes-on', 'no-attackers-ends-combat'],
  scenario: (p) => {
    const s = scenario()
      .life('N', p.life)
      .turn('A', 'begin-combat')
      .creature('A', p.own, p.size)
      .creature('N', p.foe, '2/2')
      .attack({})
      .act('all-pass')
    return (p.again ? s.act('all-pass') : s).done()
  },
  probe: () => ({ ask: 'step' }),
})
