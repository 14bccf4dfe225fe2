import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, life, shows } from './support'

shows('an ability resolves without its source', {
  board: scenario()
    .permanent(
      'A',
      engine('sfera', { do: 'gainLife', who: 'you', amount: 3 }, { cost: [{ pay: 'sacrifice', what: 'self' }] }),
    )
    .act({ activate: 'sfera' }, 'resolve'),
  ask: life('A'),
  is: 23,
  by: '113.7a',
  otherwise: 'stuck',
})

misread('113.7')
