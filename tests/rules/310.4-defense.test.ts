import { shows } from './support'

shows('a battle enters with as many counters as the number printed on it', {
  board: {
    hand: { A: [{ id: 'saggio', types: ['battle'], defense: 4 }] },
    script: [{ cast: 'saggio' }, 'resolve'],
  },
  ask: { ask: 'zone', object: 'saggio' },
  is: 'battlefield',
  by: '310.4b',
  otherwise: 'graveyard:A',
})
