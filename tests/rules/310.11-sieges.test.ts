import { shows } from './support'

shows('a Siege that loses its last defense counter is exiled', {
  board: {
    field: { A: [{ id: 'assedio', types: ['battle'], subtypes: ['Siege'], defense: 3, protector: 'N' }] },
    script: [{ effect: { do: 'removeCounters', on: 'assedio', counter: 'defense', amount: 3 } }, 'resolve-all'],
  },
  ask: { ask: 'zone', object: 'assedio' },
  is: 'exile',
  by: '310.11b',
  otherwise: 'graveyard:A',
})
