import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a creature that has just arrived does not attack', {
  board: scenario().creature('A', 'orso', '2/2', [], { sick: true }).attack({ orso: 'N' }),
  ask: legal(0),
  is: false,
  by: '302.6',
  otherwise: true,
})

misread('302.6')
