import { scenario } from '#lib/rules/index'
import { life, shows } from './support'

shows('7 doubled is 14', {
  board: scenario().life('A', 7).effect({ do: 'doubleLife', who: 'A' }),
  ask: life('A'),
  is: 14,
  by: '701.10d',
  otherwise: 7,
})
