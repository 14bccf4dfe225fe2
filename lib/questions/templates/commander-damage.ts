import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A commander has dealt combat damage before, deals more, and an ability of it adds some: what does the board look like? */
export const commanderDamage = template({
  id: 'commander-damage',
  version: 1,
  claims: ['903.10a'],
  axes: {
    before: [10, 12, 14, 15, 16, 17, 18],
    power: [3, 4, 5, 6, 7],
    extra: [1, 2, 3, 4],
    name: ['regina', 'generale', 'sfinge'],
    life: [30, 27, 24],
  },
  // Otherwise the belief and the rules say the same.
  valid: (p) => p.before + p.power <= 21 && p.before + p.power + p.extra >= 21 && p.life <= 40 - p.before + 6,
  beliefs: ['commander-any-damage'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .variant('commander')
      .player('N', { life: p.life, commanderDamage: { [p.name]: p.before } })
      .creature('A', p.name, `${p.power}/${p.power}`, [], { commander: true, supertypes: ['legendary'] })
      .effect({ do: 'damage', amount: p.extra, to: { player: 'N' } }, 'A', p.name)
      .attack({ [p.name]: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'lost', player: 'N' },
    ],
  }),
})
