import { shows } from './support'

shows('a creature enters with the counters that it says', {
  board: {
    hand: {
      A: [
        {
          id: 'idra',
          pt: '0/0',
          abilities: [{ type: 'static', effects: [{ enters: { counters: { '+1/+1': 3 } }, what: { self: true } }] }],
        },
      ],
    },
    script: [{ cast: 'idra' }, 'resolve'],
  },
  ask: { ask: 'zone', object: 'idra' },
  is: 'battlefield',
  by: '614.12',
  otherwise: 'graveyard:A',
})
