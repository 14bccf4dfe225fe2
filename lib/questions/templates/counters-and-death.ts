import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with persist gets the counter that would cancel its own as it dies: where does it end up? */
export const countersAndDeath = template({
  id: 'counters-and-death',
  version: 2,
  claims: ['704.8'],
  axes: {
    toughness: [2, 3, 4],
    power: [1, 2, 3],
    damage: [4, 5, 6],
    name: ['troll', 'zombie', 'spirito', 'strega'],
    second: ['lupo', 'donnola', 'driade', 'faina'],
    owner: ['A', 'N'],
  },
  beliefs: ['counters-cancel-before-death', 'ability-dies-with-source'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .creature(p.owner, p.name, `${p.power}/${p.toughness}`, ['persist'], { counters: { '-1/-1': 1 } })
      .creature(p.owner, p.second, `${p.power}/2`, ['persist'])
      .effect(
        {
          do: 'together',
          steps: [
            { do: 'putCounters', on: p.name, counter: '+1/+1', amount: 1 },
            { do: 'damage', amount: p.damage, to: { object: { all: { types: ['creature'] } } } },
          ],
        },
        'A',
      )
      .act('resolve-all')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.name },
      { ask: 'zone', object: p.second },
    ],
  }),
})
