import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, legal, shows } from './support'

const altar = engine(
  'altare',
  { do: 'damage', amount: 1, to: { object: { target: 0 } } },
  { targets: [{ kind: 'any' }] },
)

shows('an opponent does not target a creature with hexproof', {
  board: scenario()
    .creature('N', 'tritone', '2/2', ['hexproof'])
    .permanent('A', altar)
    .act({ activate: 'altare', targets: ['tritone'] }),
  ask: legal(0),
  is: false,
  by: '702.11b',
  otherwise: true,
})

shows('an opponent does not target a player with hexproof', {
  board: scenario()
    .player('N', { keywords: ['hexproof'] })
    .permanent('A', altar)
    .act({ activate: 'altare', targets: ['N'] }),
  ask: legal(0),
  is: false,
  by: '702.11c',
  otherwise: true,
})

misread('702.11')
