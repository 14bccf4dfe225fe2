import { legal, shows } from './support'

shows('a second land is not played in the same turn', {
  board: {
    players: { A: { landsPlayed: 1 } },
    hand: { A: [{ id: 'foresta', types: ['land'] }] },
    script: [{ play: 'foresta' }],
  },
  ask: legal(0),
  is: false,
  by: '305.2',
  otherwise: true,
})
