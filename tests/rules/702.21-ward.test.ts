import { misread } from './beliefs'
import { shows, survives } from './support'

shows('a spell at a permanent with ward is countered for want of payment', {
  board: {
    players: { N: { life: 1 } },
    field: { A: [{ id: 'custode', pt: '2/2', keywords: [{ keyword: 'ward', cost: [{ pay: 'life', amount: 2 }] }] }] },
    hand: {
      N: [
        {
          id: 'saetta',
          types: ['instant'],
          abilities: [{ type: 'spell', targets: [{ kind: 'any' }], effect: { do: 'destroy', what: { target: 0 } } }],
        },
      ],
    },
    script: [{ cast: 'saetta', by: 'N', targets: ['custode'] }, 'resolve-all'],
  },
  ask: survives('custode'),
  is: true,
  by: '702.21a',
  otherwise: false,
})

misread('702.21')
