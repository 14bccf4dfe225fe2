import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { pt, shows } from './support'

shows('+3/+3 until end of turn makes a 2/2 a 5/5', {
  board: scenario().creature('A', 'orso', '2/2').effect({ do: 'pump', what: 'orso', power: 3, toughness: 3 }),
  ask: pt('orso'),
  is: '5/5',
  by: '611.2c',
  otherwise: '2/2',
})

misread('611.2')
