import { misread } from './beliefs'
import { instant } from './spells'
import { legal, shows } from './support'

const board = {
  players: { A: { mana: '{U}{1}' } },
  effects: [{ reduce: '{1}', player: 'you', of: 'A' }],
  hand: { A: [instant('onda', '{2}{U}')] },
  script: [{ cast: 'onda' }],
} as const

shows('a reduction of {1} makes {2}{U} payable with two mana', {
  board,
  ask: legal(0),
  is: true,
  by: '118.7',
  otherwise: false,
})

shows('it is the generic part that is reduced', { board, ask: legal(0), is: true, by: '118.7a', otherwise: false })

misread('118.7')
