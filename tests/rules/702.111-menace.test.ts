import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, shows } from './support'

shows('one creature does not block one with menace', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['menace'])
    .creature('N', 'lupo', '2/2', [])
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' }),
  ask: legal(1),
  is: false,
  by: '702.111b',
  otherwise: true,
})

shows('two creatures block one that has menace twice', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['menace', 'menace'])
    .creature('N', 'lupo', '2/2')
    .creature('N', 'topo', '1/1')
    .attack({ orso: 'N' })
    .block({ lupo: 'orso', topo: 'orso' }),
  ask: legal(1),
  is: true,
  by: '702.111c',
  otherwise: false,
})

misread('702.111')
