import { scenario } from '#lib/rules/index'
import { hand, shows } from './support'

shows('seven cards stay in hand', {
  board: scenario().effect({ do: 'draw', who: 'A', amount: 9 }).act({ step: 'cleanup' }),
  ask: hand('A'),
  is: 7,
  by: '402.2',
  otherwise: 9,
})
