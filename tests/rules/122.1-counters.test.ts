import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { pt, shows } from './support'

shows('two +1/+1 counters make a 2/2 a 4/4', {
  board: scenario().creature('A', 'orso', '2/2').effect({ do: 'putCounters', on: 'orso', counter: '+1/+1', amount: 2 }),
  ask: pt('orso'),
  is: '4/4',
  by: '122.1a',
  otherwise: '2/2',
})

shows('counters are put where an effect puts them', {
  board: scenario().creature('A', 'orso', '2/2').effect({ do: 'putCounters', on: 'orso', counter: '+1/+1', amount: 2 }),
  ask: pt('orso'),
  is: '4/4',
  by: '122.6',
  otherwise: '2/2',
})

misread('122.1')
