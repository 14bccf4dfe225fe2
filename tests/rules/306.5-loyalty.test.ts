import { shows } from './support'

shows('a planeswalker enters with as many counters as the number printed on it', {
  board: {
    hand: { A: [{ id: 'saggio', types: ['planeswalker'], loyalty: 4 }] },
    script: [{ cast: 'saggio' }, 'resolve'],
  },
  ask: { ask: 'zone', object: 'saggio' },
  is: 'battlefield',
  by: '306.5b',
  otherwise: 'graveyard:A',
})
