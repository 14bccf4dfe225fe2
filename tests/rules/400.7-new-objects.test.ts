import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows } from './support'

shows('what changes zones is a new object', {
  board: scenario().creature('A', 'orso', '2/2').effect({ do: 'exile', what: 'orso' }),
  ask: { ask: 'sameObject', object: 'orso' },
  is: false,
  by: '400.7',
  otherwise: true,
})

misread('400.7')
