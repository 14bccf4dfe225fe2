import { beast } from '../parts'
import { template } from '../template'

/** The target of a spell is exiled and put back in response: which statements are true? */
export const blinkInResponse = template({
  id: 'blink-in-response',
  version: 4,
  claims: ['400.7', '608.2b', '701.13a'],
  shows: ['406.2'],
  axes: {
    spell: ['fulmine', 'brace', 'folgore', 'scossa'],
    target: ['orso', 'lince', 'lupo', 'sfinge', 'grifone'],
    does: ['damage', 'destroy'],
    gain: [1, 2, 3, 4],
    size: ['2/2', '3/3', '4/3'],
    life: [20, 14, 9, 17],
  },
  beliefs: ['target-follows-object', 'fizzle-still-gains'],
  scenario: (p) => ({
    players: { A: { life: p.life }, N: {} },
    field: {
      N: [
        beast(p.target, p.size),
        {
          id: 'specchio',
          types: ['artifact'],
          abilities: [
            {
              type: 'activated',
              cost: [{ pay: 'tap' }],
              targets: [{ kind: 'object', filter: { types: ['creature'], controller: 'you' } }],
              effect: {
                do: 'sequence',
                steps: [
                  { do: 'exile', what: { target: 0 } },
                  { do: 'putOntoBattlefield', what: { thisWay: 'exile' } },
                ],
              },
            },
          ],
        },
      ],
    },
    hand: {
      A: [
        {
          id: p.spell,
          types: ['instant'],
          abilities: [
            {
              type: 'spell',
              targets: [{ kind: 'object', filter: { types: ['creature'] } }],
              effect: {
                do: 'sequence',
                steps: [
                  p.does === 'damage'
                    ? { do: 'damage', amount: 4, to: { object: { target: 0 } } }
                    : { do: 'destroy', what: { target: 0 } },
                  { do: 'gainLife', who: 'you', amount: p.gain },
                ],
              },
            },
          ],
        },
      ],
    },
    script: [
      { cast: p.spell, targets: [p.target] },
      { activate: 'specchio', by: 'N', targets: [p.target] },
      'resolve-all',
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.target },
      { ask: 'life', player: 'A' },
      { ask: 'zone', object: p.spell },
    ],
  }),
})
