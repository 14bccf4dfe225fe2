import { scenario } from '#lib/rules/index'
import { hand, shows } from './support'

shows('the active player draws a card in the draw step', {
  board: scenario().turn('A', 'upkeep').act({ step: 'draw' }),
  ask: hand('A'),
  is: 1,
  by: '504.1',
  otherwise: 0,
})
