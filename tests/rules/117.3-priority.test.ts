import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, legal, shows } from './support'

shows('the active player has priority after a resolution', {
  board: scenario()
    .permanent('N', engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }))
    .act({ pass: 'A' }, { activate: 'sfera', by: 'N' }, { pass: 'N' }, { pass: 'A' }, { pass: 'A' }),
  ask: legal(4),
  is: true,
  by: '117.3b',
  otherwise: 'stuck',
})

shows('who does not have priority cannot pass', {
  board: scenario().act({ pass: 'N' }),
  ask: legal(0),
  is: false,
  by: '117.1',
  otherwise: true,
})

misread('117.3')
