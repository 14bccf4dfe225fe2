import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows } from './support'

shows('5 and 12 exchanged are 12 and 5', {
  board: scenario()
    .life('A', 5)
    .life('N', 12)
    .effect({ do: 'exchangeLife', players: ['A', 'N'] }),
  ask: life('A'),
  is: 12,
  by: '701.12c',
  otherwise: 5,
})

misread('701.12')
