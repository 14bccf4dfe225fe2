import { misread } from './beliefs'
import { legal, shows, survives } from './support'

const board = {
  players: { A: { mana: '{U}{1}' } },
  field: { A: [{ id: 'orso', pt: '2/2', cost: '{1}{G}' }] },
  hand: { A: [{ id: 'abisso', pt: '5/6', cost: '{8}', keywords: [{ keyword: 'emerge', cost: '{3}{U}' }] }] },
  script: [{ cast: 'abisso', alternative: 'emerge' }],
} as const

shows('emerge costs as much less as the creature is worth', {
  board,
  ask: legal(0),
  is: true,
  by: '702.119a',
  otherwise: false,
})

shows('the creature is chosen as the cost is announced', {
  board,
  ask: survives('orso'),
  is: false,
  by: '702.119c',
  otherwise: true,
})

misread('702.119')
