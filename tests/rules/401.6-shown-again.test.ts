import { shows } from './support'

shows('a top card that is covered and seen again is a new object', {
  board: {
    effects: [{ reveal: 'top', player: 'you', of: 'A' }],
    field: { A: [{ id: 'orso', pt: '2/2' }] },
    library: { A: [{ id: 'lampo', types: ['instant'] }] },
    script: [
      { effect: { do: 'putInLibrary', what: 'orso', at: 'top' } },
      { effect: { do: 'draw', who: 'A', amount: 1 } },
    ],
  },
  ask: { ask: 'sameObject', object: 'lampo' },
  is: false,
  by: '401.6',
  otherwise: true,
})
