import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, life, shows } from './support'

shows('a player who cannot lose life cannot pay 1', {
  board: scenario()
    .lasting({ cant: 'lose-life', player: 'you', of: 'A' })
    .act({ pay: { A: 1 } }),
  ask: legal(0),
  is: false,
  by: '119.8',
  otherwise: true,
})

shows('12 and 5 are not exchanged when the one at 12 cannot lose', {
  board: scenario()
    .life('A', 12)
    .life('N', 5)
    .lasting({ cant: 'lose-life', player: 'you', of: 'A' })
    .effect({ do: 'exchangeLife', players: ['A', 'N'] }),
  ask: life('N'),
  is: 5,
  by: '119.8',
  otherwise: 12,
})

misread('119.8')
