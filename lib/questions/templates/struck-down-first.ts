import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A blocker dies in the first combat damage step: what do the second and the totals look like? */
export const struckDownFirst = template({
  id: 'struck-down-first',
  version: 1,
  claims: ['506.4'],
  axes: {
    power: [2, 3, 4],
    back: [1, 2, 3],
    other: [1, 2, 4],
    life: [20, 15, 9, 12],
    name: ['lancia', 'campione', 'fante'],
    blocker: ['orso', 'lupo', 'troll'],
    second: ['lince', 'toro'],
  },
  beliefs: ['dead-creature-deals-damage', 'first-strike-both-steps'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/5`, ['first-strike'])
      .creature('A', p.second, `${p.other}/2`, ['first-strike'])
      .creature('N', p.blocker, `${p.back}/${p.power}`)
      .attack({ [p.name]: 'N', [p.second]: 'N' })
      .block({ [p.blocker]: p.name })
      .act('combat-damage')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'marked', object: p.name },
      { ask: 'survives', object: p.blocker },
    ],
  }),
})
