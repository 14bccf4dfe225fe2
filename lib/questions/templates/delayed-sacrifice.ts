import { CREATURES, sorcery } from '../parts'
import { template } from '../template'

/** A creature is to be sacrificed at the next end step, and somebody else controls it by then; another is still its player's. */
export const delayedSacrifice = template({
  id: 'delayed-sacrifice',
  version: 2,
  claims: ['603.7', '701.21a'],
  axes: {
    first: ['spirito', 'drago', 'demone', 'leone'],
    second: ['lupo', 'cervo', 'orso'],
    spell: ['rito', 'patto', 'offerta', 'prova'],
    stolen: ['first', 'second'],
    size: ['3/1', '4/2', '5/3'],
  },
  beliefs: ['delayed-sacrifice-not-controller', 'ability-dies-with-source'],
  form: 'zones',
  scenario: (p) => ({
    field: {
      A: [
        { id: p.first, pt: p.size },
        { id: p.second, pt: '2/2' },
      ],
    },
    hand: {
      A: [
        sorcery(
          p.spell,
          {
            do: 'delayed',
            when: { event: 'step', step: 'end' },
            effect: {
              do: 'sequence',
              steps: [
                { do: 'sacrifice', what: { target: 0 }, by: 'you' },
                { do: 'sacrifice', what: { target: 1 }, by: 'you' },
              ],
            },
          },
          CREATURES(2),
        ),
      ],
    },
    script: [
      { cast: p.spell, targets: [p.first, p.second] },
      'resolve',
      {
        effect: { do: 'gainControl', what: p.stolen === 'first' ? p.first : p.second, until: 'end-of-game' },
        by: 'N',
      },
      { step: 'end' },
      'resolve',
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.first },
      { ask: 'zone', object: p.second },
    ],
  }),
})
