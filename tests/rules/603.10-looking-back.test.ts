import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, triggers } from './support'

shows('a creature that dies sees those that die with it', {
  board: scenario()
    .permanent('A', {
      id: 'cane',
      pt: '2/2',
      abilities: [
        {
          type: 'triggered',
          when: { event: 'dies', object: { types: ['creature'], other: true } },
          effect: { do: 'draw', who: 'you', amount: 1 },
        },
      ],
    })
    .creature('N', 'gatto', '1/1')
    .effect({ do: 'destroy', what: { all: { types: ['creature'] } } }),
  ask: triggers('cane'),
  is: 1,
  by: '603.10a',
  otherwise: 0,
})

misread('603.10')
