import { scenario } from '#lib/rules/index'
import { countersThenDamage } from '../parts'
import { template } from '../template'

/** A creature with persist gets the counter that would cancel its own as it dies: where does it end up? */
export const countersAndDeath = template({
  id: 'counters-and-death',
  version: 4,
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
  scenario: (p) => ({
    ...scenario()
      .creature(p.owner, p.name, `${p.power}/${p.toughness}`, ['persist'], { counters: { '-1/-1': 1 } })
      .creature(p.owner, p.second, `${p.power}/2`, ['persist'])
      .act({ cast: 'prova', targets: [p.name] }, 'resolve-all')
      .done(),
    hand: {
      A: [
        countersThenDamage('prova', { target: 0 }, 1, p.damage, [{ kind: 'object', filter: { types: ['creature'] } }]),
      ],
    },
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.name },
      { ask: 'zone', object: p.second },
    ],
  }),
})
