import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a creature with defender does not attack', {
  board: scenario().creature('A', 'muro', '2/4', ['defender']).attack({ muro: 'N' }),
  ask: legal(0),
  is: false,
  by: '702.3b',
  otherwise: true,
})

misread('702.3')
