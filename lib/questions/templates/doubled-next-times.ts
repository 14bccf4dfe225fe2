import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** The next so many times that damage would be dealt it is more: how much is dealt the first time? */
export const doubledNextTimes = template({
  id: 'doubled-next-times',
  version: 3,
  claims: ['614.5'],
  axes: {
    power: [1, 2, 3, 4],
    change: ['times-2', 'times-3', 'plus-1', 'plus-2'],
    next: [2, 3],
    life: [20, 24, 30, 36],
    name: ['orso', 'troll', 'drago'],
  },
  beliefs: ['replacement-reapplies', 'lifelink-uses-stack'],
  scenario: (p) => {
    const n = Number(p.change.at(-1))
    return scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/4`, ['lifelink'])
      .effect(
        {
          do: 'lasting',
          effect: {
            replace: { event: 'damage', player: 'opponent' },
            with: p.change.startsWith('times') ? { times: n } : { plus: n },
            next: p.next,
          },
        },
        'A',
      )
      .attack({ [p.name]: 'N' })
      .block({})
      .act('combat-damage')
      .done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
