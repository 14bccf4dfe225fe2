import { gain, inOrder, instant } from '../parts'
import { template } from '../template'

/** An ability word stands before abilities that look at the same thing: this one counts artifacts. */
const WORD = 'Metallurgia'
const TYPE = 'artifact' as const
const THINGS = ['ariete', 'lanterna', 'sfera'] as const

/** An ability behind an ability word: its «if» is false as the first event happens, and false again when the last trigger resolves, of one or of two. */
export const abilityWord = template({
  id: 'ability-word',
  version: 4,
  claims: ['603.4', '608.2a'],
  shows: ['207.2c'],
  axes: {
    least: [2, 3],
    source: ['veglia', 'coro', 'sigillo', 'ronda'],
    first: [1, 2, 3],
    second: [2, 4, 5],
    life: [20, 14, 9, 17, 11, 7],
    drawn: [0, 1],
  },
  beliefs: ['intervening-if-once', 'intervening-if-later'],
  scenario: (p) => {
    const [added = '', ...there] = THINGS.slice(0, p.least)
    return {
      players: { A: { life: p.life } },
      field: {
        A: [
          {
            id: p.source,
            types: ['enchantment'],
            abilities: [
              {
                type: 'triggered',
                word: WORD,
                when: { event: 'gainLife', player: 'you' },
                if: { amount: { count: { types: [TYPE], controller: 'you' } }, atLeast: p.least },
                effect: { do: 'draw', who: 'you', amount: 1 },
              },
            ],
          },
          ...there.map((id) => ({ id, types: [TYPE] })),
        ],
      },
      graveyard: { A: [{ id: added, types: [TYPE] }] },
      hand: {
        N: [
          instant('folgore', { do: 'destroy', what: { target: 0 } }, [{ kind: 'object', filter: { types: [TYPE] } }]),
        ],
      },
      script: [
        { effect: inOrder(gain(p.first), gain(p.first)), by: 'A' },
        { effect: { do: 'putOntoBattlefield', what: added }, by: 'A' },
        'resolve-all',
        ...(p.drawn
          ? ([{ effect: inOrder(gain(p.second), gain(p.second)), by: 'A' }, 'resolve'] as const)
          : [{ effect: gain(p.second), by: 'A' } as const]),
        { cast: 'folgore', by: 'N', targets: [added] },
        'resolve-all',
      ],
    }
  },
  probe: () => ({ ask: 'hand', player: 'A' }),
})
