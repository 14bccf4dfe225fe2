import { misread } from './beliefs'
import { fight, life, shows, strike, survives } from './support'

shows('an unblocked 3/3 with double strike deals 6', {
  board: strike('3/3', ['double-strike']),
  ask: life('N'),
  is: 14,
  by: '702.4b',
  otherwise: 17,
})

shows('a 3/3 with double strike survives a 3/3', {
  board: fight(['3/3', 'double-strike'], ['3/3']),
  ask: survives('orso'),
  is: true,
  by: '702.4b',
  otherwise: false,
})

misread('702.4')
