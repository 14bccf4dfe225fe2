import { misread } from './beliefs'
import { shows } from './support'

shows('what is in a graveyard must be found, since all can see it', {
  board: {
    graveyard: { N: [{ id: 'lampo', types: ['instant'] }] },
    script: [
      {
        effect: {
          do: 'search',
          who: 'A',
          of: 'N',
          zones: ['graveyard'],
          what: { types: ['instant'] },
          amount: 'all',
          to: 'exile',
        },
      },
    ],
  },
  ask: { ask: 'zone', object: 'lampo' },
  is: 'exile',
  by: '400.2',
  otherwise: 'stuck',
})

misread('400.2')
