import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a creature with flash is cast in the upkeep', {
  board: {
    turn: { active: 'A', step: 'upkeep' },
    hand: { A: [{ id: 'agguato', pt: '1/1', keywords: ['flash'] }] },
    script: [{ cast: 'agguato' }],
  },
  ask: legal(0),
  is: true,
  by: '702.8a',
  otherwise: false,
})

misread('702.8')
