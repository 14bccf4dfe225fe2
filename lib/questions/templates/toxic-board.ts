import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Combat damage of a creature with toxic, dealt twice or once: how many poison counters, and what is left of the life total? */
export const toxicBoard = template({
  id: 'toxic-board',
  version: 4,
  claims: ['702.164c'],
  axes: {
    toxic: [1, 2, 3],
    power: [2, 3, 4, 5, 1],
    life: [20, 16, 12, 9],
    poison: [0, 2, 4],
    name: ['vespa', 'zecca', 'serpe', 'scorpione'],
    strikes: ['double', 'once'],
  },
  // Who loses has no end of combat.
  valid: (p) => p.power !== p.toxic && 2 * p.power !== p.toxic && 2 * p.power < p.life && p.poison + 2 * p.toxic < 10,
  beliefs: ['toxic-equals-infect', 'double-strike-one-hit'],
  scenario: (p) =>
    scenario()
      .player('N', { life: p.life, poison: p.poison })
      .creature('A', p.name, `${p.power}/2`, [
        ...(p.strikes === 'double' ? (['double-strike'] as const) : []),
        { keyword: 'toxic', amount: p.toxic },
      ])
      .attack({ [p.name]: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: (p) =>
    p.strikes === 'double'
      ? { ask: 'poison', player: 'N' }
      : {
          ask: 'several',
          of: [
            { ask: 'life', player: 'N' },
            { ask: 'poison', player: 'N' },
          ],
        },
})
