import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, legal, shows } from './support'

shows('a step does not end while something is on the stack', {
  board: scenario()
    .permanent('A', engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }))
    .act({ activate: 'sfera' }, { step: 'end' }),
  ask: legal(1),
  is: false,
  by: '500.2',
  otherwise: true,
})

misread('500.2')
