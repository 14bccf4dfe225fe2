import { scenario } from '#lib/rules/index'
import { instant } from '../parts'
import { template } from '../template'

/** A spell deals damage equal to the power of a creature with prowess: how much? */
export const prowessDamage = template({
  id: 'prowess-damage',
  version: 2,
  claims: ['702.108a', '702.108b'],
  // One instance is one bonus, whoever counts it.
  valid: (p) => p.instances > 1,
  axes: {
    instances: [1, 2, 3],
    power: [1, 2, 3, 4],
    toughness: [1, 3],
    wall: [9, 8, 10],
    name: ['monaco', 'strega', 'allieva', 'mago', 'stregone', 'sciamano'],
    foe: ['muro', 'golem', 'statua'],
  },
  beliefs: ['prowess-after-spell', 'prowess-once'],
  scenario: (p) => ({
    ...scenario()
      .creature('A', p.name, `${p.power}/${p.toughness}`, Array(p.instances).fill('prowess'))
      .creature('N', p.foe, `0/${p.wall}`)
      .act({ cast: 'scossa', targets: [p.name, p.foe] }, 'resolve-all')
      .done(),
    hand: {
      A: [
        instant(
          'scossa',
          {
            do: 'damage',
            amount: { powerOf: { target: 0 } },
            to: { object: { target: 1 } },
            source: { target: 0 },
          },
          [
            { kind: 'object', filter: { types: ['creature'], controller: 'you' } },
            { kind: 'object', filter: { types: ['creature'], controller: 'opponent' } },
          ],
        ),
      ],
    },
  }),
  probe: (p) => ({ ask: 'marked', object: p.foe }),
})
