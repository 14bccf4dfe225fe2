import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, legal, shows } from './support'

shows("an opponent's ability is not mine to activate", {
  board: scenario()
    .permanent('N', engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }))
    .act({ activate: 'sfera', by: 'A' }),
  ask: legal(0),
  is: false,
  by: '602.2',
  otherwise: true,
})

shows('what is tapped does not pay {T}', {
  board: scenario()
    .permanent('A', {
      ...engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }, { cost: [{ pay: 'tap' }] }),
      tapped: true,
    })
    .act({ activate: 'sfera' }),
  ask: legal(0),
  is: false,
  by: '107.5',
  otherwise: true,
})

misread('602.2')
