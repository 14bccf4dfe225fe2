import { CREATURES, instant } from '../parts'
import { template } from '../template'

/** What 3 damage does to a creature that is made larger after it, or before it. */
const DAMAGE = 3
const differs = (toughness: number, pump: number): boolean => toughness <= DAMAGE && toughness + pump > DAMAGE

/** Damage is answered by growth, and elsewhere growth by damage: which of the two creatures is left? */
export const answeredTwice = template({
  id: 'answered-twice',
  version: 1,
  claims: ['405.5'],
  axes: {
    toughness: [1, 2, 3],
    pump: [1, 2, 3],
    other: [2, 3, 4, 1],
    otherPump: [1, 2, 3],
    first: ['orso', 'cervo', 'lince'],
    second: ['lupo', 'troll'],
  },
  beliefs: ['stack-fifo'],
  form: 'select',
  valid: (p) => differs(p.toughness, p.pump) || differs(p.other, p.otherPump),
  scenario: (p) => {
    const damage = (id: string) =>
      instant(id, { do: 'damage', amount: DAMAGE, to: { object: { target: 0 } } }, CREATURES())
    const growth = (id: string, n: number) =>
      instant(id, { do: 'pump', what: { target: 0 }, power: n, toughness: n }, CREATURES())
    return {
      field: {
        N: [
          { id: p.first, pt: `2/${p.toughness}` },
          { id: p.second, pt: `2/${p.other}` },
        ],
      },
      hand: {
        A: [damage('folgore'), damage('fiamma')],
        N: [growth('vigore', p.pump), growth('furia', p.otherPump)],
      },
      script: [
        { cast: 'folgore', targets: [p.first] },
        { cast: 'vigore', by: 'N', targets: [p.first] },
        'resolve-all',
        { cast: 'furia', by: 'N', targets: [p.second] },
        { cast: 'fiamma', targets: [p.second] },
        'resolve-all',
      ],
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.first },
      { ask: 'survives', object: p.second },
    ],
  }),
})
