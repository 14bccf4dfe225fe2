import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { lost, shows, strike } from './support'

shows('the tenth poison counter loses the game', {
  board: strike('1/1', ['infect'], scenario().poison('N', 9)),
  ask: lost('N'),
  is: true,
  by: '104.3d',
  otherwise: false,
})

misread('104.3')
