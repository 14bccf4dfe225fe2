import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Trample over a blocker with protection from the attacker's colour: what goes through, what is marked? */
export const trampleShielded = template({
  id: 'trample-shielded',
  version: 1,
  claims: ['702.16e', '702.19b'],
  axes: {
    color: ['G', 'R', 'B'],
    power: [4, 5, 6, 7],
    toughness: [2, 3, 4],
    own: [1, 2],
    life: [20, 14, 9, 11],
    name: ['idra', 'cinghiale', 'rinoceronte'],
    blocker: ['cavaliere', 'lupo', 'sentinella'],
  },
  beliefs: ['trample-counts-prevention', 'protection-untargetable-only'],
  form: 'board',
  valid: (p) => p.power > p.toughness,
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/6`, ['trample'], { colors: [p.color] })
      .creature('N', p.blocker, `${p.own}/${p.toughness}`, [{ keyword: 'protection', from: { colors: [p.color] } }])
      .attack({ [p.name]: 'N' })
      .block({ [p.blocker]: p.name })
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: p.name, answer: { most: 'N' } })
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'survives', object: p.blocker },
      { ask: 'marked', object: p.name },
    ],
  }),
})
