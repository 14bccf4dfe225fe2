import { scenario } from '#lib/rules/index'
import { legal, shows } from './support'

shows('when both lose at once the game is over', {
  board: scenario().effect({ do: 'loseLife', who: 'each', amount: 20 }).effect({ do: 'gainLife', who: 'A', amount: 1 }),
  ask: legal(1),
  is: undefined,
  by: '104.4a',
  otherwise: true,
})
