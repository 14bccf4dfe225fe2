import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Deathtouch and lethal damage would both destroy a creature with one regeneration shield: what does the board look like? */
export const shieldForBoth = template({
  id: 'shield-for-both',
  version: 1,
  claims: ['614.8', '704.7'],
  axes: {
    power: [2, 3, 4],
    toughness: [2, 3, 4],
    foe: [4, 5, 6],
    life: [20, 17, 11, 8],
    name: ['troll', 'idra', 'fenice'],
  },
  beliefs: ['shield-for-each-action', 'regenerate-stays-in-combat', 'regenerate-no-damage-trigger'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/${p.toughness}`)
      .creature('N', 'ragno', `${p.foe}/6`, ['first-strike', 'deathtouch', 'lifelink'])
      .effect({ do: 'regenerate', what: p.name }, 'A')
      .attack({ [p.name]: 'N' })
      .block({ ragno: p.name })
      .act('combat-damage')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.name },
      { ask: 'marked', object: 'ragno' },
      { ask: 'life', player: 'N' },
    ],
  }),
})
