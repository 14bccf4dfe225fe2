import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, survives } from './support'

shows('a creature with lethal damage dies without the stack', {
  board: scenario().creature('A', 'orso', '3/3', [], { damage: 3 }).effect({ do: 'gainLife', who: 'A', amount: 1 }),
  ask: survives('orso'),
  is: false,
  by: '405.6f',
  otherwise: 'stuck',
})

misread('405.6')
