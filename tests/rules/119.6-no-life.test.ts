import { scenario } from '#lib/rules/index'
import { lost, shows } from './support'

shows('a player with 0 life loses the game', {
  board: scenario().life('N', 3).effect({ do: 'loseLife', who: 'N', amount: 3 }),
  ask: lost('N'),
  is: true,
  by: '119.6',
  otherwise: false,
})
