import { misread } from './beliefs'
import { shows, zone } from './support'

shows('a permanent returns what it has exiled', {
  board: {
    field: {
      A: [
        {
          id: 'gabbia',
          types: ['artifact'],
          abilities: [{ type: 'activated', cost: [], effect: { do: 'putInLibrary', what: 'linked', at: 'top' } }],
        },
      ],
    },
    exile: { N: [{ id: 'lupo', pt: '2/2', by: 'gabbia' }] },
    script: [{ activate: 'gabbia' }, 'resolve'],
  },
  ask: zone('lupo'),
  is: 'library:N',
  by: '406.6',
  otherwise: 'exile',
})

misread('406.6')
