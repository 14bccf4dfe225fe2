import { misread } from './beliefs'
import { shows, zone } from './support'

shows('a countered spell goes to the graveyard', {
  board: {
    hand: {
      A: [
        {
          id: 'rito',
          types: ['sorcery'],
          abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 3 } }],
        },
      ],
    },
    script: [{ cast: 'rito' }, { effect: { do: 'counterSpell', what: 'rito' }, by: 'N' }],
  },
  ask: zone('rito'),
  is: 'graveyard:A',
  by: '701.6a',
  otherwise: 'stack',
})

misread('701.6')
