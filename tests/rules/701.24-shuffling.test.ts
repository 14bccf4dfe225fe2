import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows } from './support'

shows('nobody knows where a card of a shuffled library lies', {
  board: scenario()
    .library('A', [
      { id: 'lampo', types: ['instant'] },
      { id: 'onda', types: ['instant'] },
    ])
    .effect({ do: 'shuffle', who: 'A' }),
  ask: { ask: 'position', object: 'lampo' },
  is: undefined,
  by: '701.24a',
  otherwise: 1,
})

shows('a library is shuffled though nothing is shuffled into it', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .library('A', 5)
    .effect({ do: 'exile', what: 'orso' })
    .effect({ do: 'shuffleInto', what: 'orso', from: 'battlefield' }),
  ask: { ask: 'shuffles', player: 'A' },
  is: [5],
  by: '701.24c',
  otherwise: [],
})

misread('701.24')
