import { engine, shows, zone } from './support'

shows('chance takes the card of a pile that is chosen unseen', {
  board: {
    field: {
      A: [
        engine('forziere', {
          do: 'sequence',
          steps: [
            { do: 'choose', from: { zone: 'exile', linked: true } },
            { do: 'returnToHand', what: 'chosen' },
          ],
        }),
      ],
    },
    exile: {
      N: [
        { id: 'orso', pt: '2/2', by: 'forziere', faceDown: true },
        { id: 'lupo', pt: '2/2', by: 'forziere', lookers: [] },
      ],
    },
    script: [{ activate: 'forziere' }, 'resolve'],
    choices: [
      { choose: 'pick', answer: ['orso'] },
      { choose: 'random', answer: ['lupo'] },
    ],
  },
  ask: zone('lupo'),
  is: 'hand:N',
  by: '406.4',
  otherwise: 'exile',
})
