import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows } from './support'

shows('third from the top of one card is the bottom', {
  board: scenario().creature('A', 'orso', '2/2').library('A', 1).effect({ do: 'putInLibrary', what: 'orso', at: 3 }),
  ask: { ask: 'position', object: 'orso' },
  is: 2,
  by: '401.7',
  otherwise: 'stuck',
})

misread('401.7')
