import { misread } from './beliefs'
import { fight, poison, pt, shows, strike } from './support'

shows('3 damage from infect are 3 poison counters', {
  board: strike('3/3', ['infect']),
  ask: poison('N'),
  is: 3,
  by: '702.90b',
  otherwise: 0,
})

shows('damage from infect leaves counters on a creature', {
  board: fight(['2/2', 'infect'], ['4/4']),
  ask: pt('lupo'),
  is: '2/2',
  by: '702.90c',
  otherwise: '4/4',
})

misread('702.90')
