import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a card in the graveyard is not cast', {
  board: {
    graveyard: {
      A: [
        {
          id: 'rito',
          types: ['sorcery'],
          abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 3 } }],
        },
      ],
    },
    script: [{ cast: 'rito' }],
  },
  ask: legal(0),
  is: false,
  by: '601.2',
  otherwise: true,
})

shows('a sorcery is not cast in the upkeep', {
  board: {
    turn: { active: 'A', step: 'upkeep' },
    hand: {
      A: [
        {
          id: 'rito',
          types: ['sorcery'],
          abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 3 } }],
        },
      ],
    },
    script: [{ cast: 'rito' }],
  },
  ask: legal(0),
  is: false,
  by: '117.1a',
  otherwise: true,
})

misread('601.2')
