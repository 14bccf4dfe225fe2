import { misread } from './beliefs'
import { hand, shows } from './support'

shows('who begins draws no card in the first turn', {
  board: { turn: { active: 'A', step: 'upkeep', number: 1 }, script: [{ step: 'draw' }] },
  ask: hand('A'),
  is: 0,
  by: '103.8a',
  otherwise: 1,
})

misread('103.8')
