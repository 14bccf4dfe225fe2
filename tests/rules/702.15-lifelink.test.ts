import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { fight, life, lost, shows, strike } from './support'

shows('3 damage from lifelink are 3 life', {
  board: strike('3/3', ['lifelink']),
  ask: life('A'),
  is: 23,
  by: '702.15b',
  otherwise: 20,
})

shows('lifelink keeps a player alive whose blocker has it', {
  board: fight(['5/5', 'trample'], ['4/4', 'lifelink'], scenario().life('N', 1)).choose({
    choose: 'assign-damage',
    of: 'orso',
    answer: { lupo: 4, N: 1 },
  }),
  ask: lost('N'),
  is: false,
  by: '702.15b',
  otherwise: true,
})

shows('two instances of lifelink are as good as one', {
  board: strike('3/3', ['lifelink', 'lifelink']),
  ask: life('A'),
  is: 23,
  by: '702.15f',
  otherwise: 26,
})

misread('702.15')
