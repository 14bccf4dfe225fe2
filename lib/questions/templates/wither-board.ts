import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** One creature with wither is blocked, beside it one with wither or with infect is not: what does the table look like after the turn? */
export const witherBoard = template({
  id: 'wither-board',
  version: 1,
  claims: ['702.80a'],
  axes: {
    power: [1, 2, 3],
    blocker: ['4/4', '2/5', '3/6'],
    other: [1, 2, 3],
    infect: [false, true],
    life: [20, 15, 9],
    name: ['serpe', 'vipera', 'zecca'],
    foe: ['toro', 'colosso', 'minotauro'],
  },
  beliefs: ['wither-wears-off', 'wither-poisons-players', 'infect-also-life'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/2`, ['wither'])
      .creature('A', 'strega', `${p.other}/1`, [p.infect ? 'infect' : 'wither'])
      .creature('N', p.foe, p.blocker)
      .attack({ [p.name]: 'N', strega: 'N' })
      .block({ [p.foe]: p.name })
      .act('combat-damage', { step: 'cleanup' })
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'pt', object: p.foe },
      { ask: 'life', player: 'N' },
      // Of what gives no poison nothing is said.
      ...(p.infect ? [{ ask: 'poison', player: 'N' } as const] : []),
    ],
  }),
})
