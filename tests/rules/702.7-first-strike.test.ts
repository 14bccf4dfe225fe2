import { misread } from './beliefs'
import { fight, shows, survives } from './support'

shows('a 2/2 with first strike survives a 2/2', {
  board: fight(['2/2', 'first-strike'], ['2/2']),
  ask: survives('orso'),
  is: true,
  by: '702.7b',
  otherwise: false,
})

shows('a blocker with first strike strikes first as well', {
  board: fight(['2/2'], ['2/2', 'first-strike']),
  ask: survives('lupo'),
  is: true,
  by: '702.7b',
  otherwise: false,
})

misread('702.7')
