import { scenario } from '#lib/rules/index'
import { pt, shows } from './support'

shows('what transforms keeps its counters', {
  board: scenario()
    .creature('A', 'lupo', '2/2', [], { layout: 'transforming', other: { pt: '4/4' }, counters: { '+1/+1': 1 } })
    .effect({ do: 'transform', what: 'lupo' }),
  ask: pt('lupo'),
  is: '5/5',
  by: '712.18',
  otherwise: '4/4',
})
