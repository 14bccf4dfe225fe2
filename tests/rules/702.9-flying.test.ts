import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a creature on the ground does not block one that flies', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['flying'])
    .creature('N', 'lupo', '2/2', [])
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' }),
  ask: legal(1),
  is: false,
  by: '702.9b',
  otherwise: true,
})

misread('702.9')
