import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a creature with reach blocks one that flies', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['flying'])
    .creature('N', 'lupo', '2/2', ['reach'])
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' }),
  ask: legal(1),
  is: true,
  by: '702.17b',
  otherwise: false,
})

misread('702.17')
