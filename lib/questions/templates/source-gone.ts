import { scenario } from '#lib/rules/index'
import { CREATURES, TARGET } from '../parts'
import { template } from '../template'

/** A creature with deathtouch and lifelink is sacrificed to deal damage: does what it last was destroy, and does it give life? */
export const sourceGone = template({
  id: 'source-gone',
  version: 1,
  claims: ['702.2e', '702.15c'],
  axes: {
    source: ['vipera', 'scorpione', 'gorgone', 'ragno'],
    foe: ['golem', 'troll', 'gigante'],
    amount: [1, 2, 3],
    toughness: [4, 5, 6],
    life: [20, 17, 14, 9],
  },
  beliefs: ['deathtouch-source-gone', 'lifelink-source-gone', 'ability-dies-with-source'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .creature('A', p.source, '1/1', ['deathtouch', 'lifelink'], {
        abilities: [
          {
            type: 'activated',
            cost: [{ pay: 'sacrifice', what: 'self' }],
            targets: CREATURES(),
            effect: { do: 'damage', amount: p.amount, to: { object: TARGET } },
          },
        ],
      })
      .creature('N', p.foe, `4/${p.toughness}`)
      .act({ activate: p.source, targets: [p.foe] }, 'resolve')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.foe },
      { ask: 'life', player: 'A' },
    ],
  }),
})
