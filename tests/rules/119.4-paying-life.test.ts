import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { heads, legal, life, shows } from './support'

shows('a player at 2 cannot pay 3', {
  board: scenario()
    .life('A', 2)
    .act({ pay: { A: 3 } }),
  ask: legal(0),
  is: false,
  by: '119.4',
  otherwise: true,
})

shows('a player at 20 who pays 2 has 18', {
  board: scenario().act({ pay: { A: 2 } }),
  ask: life('A'),
  is: 18,
  by: '119.4',
  otherwise: 20,
})

shows('two heads cannot pay 3 each from a total of 5', {
  board: { ...heads({ alba: 5 }), script: [{ pay: { A: 3, B: 3 } }] },
  ask: legal(0),
  is: false,
  by: '119.4a',
  otherwise: true,
})

shows('0 life can be paid under a ban on paying life', {
  board: scenario()
    .lasting({ cant: 'pay-life', player: 'you', of: 'A' })
    .act({ pay: { A: 0 } }),
  ask: legal(0),
  is: true,
  by: '119.4b',
  otherwise: false,
})

misread('119.4')
