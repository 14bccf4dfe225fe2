import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { lost, shows } from './support'

shows('who falls to 0 loses as soon as a player would get priority', {
  board: scenario().life('A', 3).effect({ do: 'loseLife', who: 'A', amount: 3 }),
  ask: lost('A'),
  is: true,
  by: '704.3',
  otherwise: false,
})

misread('704.3')
