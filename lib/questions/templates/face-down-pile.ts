import { beast } from '../parts'
import { template } from '../template'

/** A card is taken from the other player's pile that was exiled face down: which one, if nobody may look? */
export const faceDownPile = template({
  id: 'face-down-pile',
  version: 4,
  claims: ['406.4'],
  axes: {
    source: ['forziere', 'scrigno', 'urna', 'giara'],
    wanted: ['drago', 'sfinge', 'idra', 'angelo'],
    other: ['orso', 'lince', 'lupo', 'vespa'],
    third: ['golem', 'troll', 'belva'],
    owner: ['A', 'N'],
  },
  beliefs: ['facedown-exile-owner-looks', 'facedown-exile-exiler-looks'],
  form: 'board',
  scenario: (p) => ({
    field: {
      [p.owner === 'A' ? 'N' : 'A']: [
        {
          id: p.source,
          types: ['artifact'],
          abilities: [
            {
              type: 'activated',
              cost: [{ pay: 'tap' }],
              effect: {
                do: 'sequence',
                steps: [
                  { do: 'choose', from: { zone: 'exile', linked: true } },
                  { do: 'returnToHand', what: 'chosen' },
                ],
              },
            },
          ],
        },
      ],
    },
    exile: {
      [p.owner]: [p.wanted, p.other, p.third].map((id) => beast(id, '3/3', { by: p.source, lookers: [] })),
    },
    script: [{ activate: p.source, by: p.owner === 'A' ? 'N' : 'A' }, 'resolve'],
    choices: [
      { choose: 'pick', player: p.owner === 'A' ? 'N' : 'A', answer: [p.wanted] },
      { choose: 'random', answer: [p.other] },
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      ...[p.wanted, p.other, p.third].map((object) => ({ ask: 'zone', object }) as const),
      { ask: 'mayLook', player: p.owner, object: p.third },
    ],
  }),
})
