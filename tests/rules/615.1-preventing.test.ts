import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows, strike } from './support'

shows('a shield of 2 takes 2 from 3 damage', {
  board: strike('3/3', [], scenario().lasting({ prevent: 2, to: 'you', of: 'N' })),
  ask: life('N'),
  is: 19,
  by: '615.1',
  otherwise: 17,
})

misread('615.1')
