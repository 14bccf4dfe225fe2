import { scenario } from '#lib/rules/index'
import { template } from '../template'

/**
 * Two partners attack somebody whom one has damaged before, and an ability of that one deals damage to a third player: what does the board
 * look like?
 */
export const commanderDamage = template({
  id: 'commander-damage',
  version: 2,
  claims: ['903.10a'],
  axes: {
    before: [10, 12, 14, 15, 16, 17, 18],
    power: [3, 4, 5, 6, 7],
    extra: [1, 2, 3, 4],
    partner: [2, 3, 5],
    name: ['regina', 'generale', 'sfinge'],
    life: [22, 19, 16],
  },
  // The two have dealt 21 together, and neither by itself.
  valid: (p) => p.before + p.power < 21 && p.before + p.power + p.partner >= 21,
  beliefs: ['commander-any-damage', 'commander-partners-add'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .variant('commander')
      .player('A', {})
      .player('N', { life: p.life, commanderDamage: { [p.name]: p.before } })
      .player('B', { life: 21, commanderDamage: { [p.name]: 21 - p.extra } })
      .creature('A', p.name, `${p.power}/${p.power}`, [], { commander: true, supertypes: ['legendary'] })
      .creature('A', 'gemello', `${p.partner}/${p.partner}`, [], { commander: true, supertypes: ['legendary'] })
      .attack({ [p.name]: 'N', gemello: 'N' })
      .block({})
      .act('combat-damage')
      .effect({ do: 'damage', amount: p.extra, to: { player: 'B' } }, 'A', p.name)
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'lost', player: 'N' },
      { ask: 'lost', player: 'B' },
    ],
  }),
})
