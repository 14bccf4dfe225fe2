import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { hand, shows } from './support'

shows('the cleanup step of their turn leaves a player seven cards', {
  board: scenario().effect({ do: 'draw', who: 'A', amount: 8 }).act({ step: 'cleanup' }),
  ask: hand('A'),
  is: 7,
  by: '514.1',
  otherwise: 8,
})

misread('514.1')
