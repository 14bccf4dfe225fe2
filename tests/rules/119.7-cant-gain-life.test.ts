import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows } from './support'

shows('5 and 12 are not exchanged when the one at 5 cannot gain', {
  board: scenario()
    .life('A', 5)
    .life('N', 12)
    .lasting({ cant: 'gain-life', player: 'you', of: 'A' })
    .effect({ do: 'exchangeLife', players: ['A', 'N'] }),
  ask: life('N'),
  is: 12,
  by: '119.7',
  otherwise: 5,
})

misread('119.7')
