import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows } from './support'

shows('a gain of 4 takes 20 to 24', {
  board: scenario().effect({ do: 'gainLife', who: 'A', amount: 4 }),
  ask: life('A'),
  is: 24,
  by: '119.3',
  otherwise: 20,
})

shows('a loss of 25 takes 20 to −5', {
  board: scenario().effect({ do: 'loseLife', who: 'A', amount: 25 }),
  ask: life('A'),
  is: -5,
  by: '119.3',
  otherwise: 20,
})

misread('119.3')
