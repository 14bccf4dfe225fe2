import { misread } from './beliefs'
import { instant } from './spells'
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

shows('what is divided among targets is divided as they are chosen, at least 1 for each', {
  board: {
    hand: {
      A: [
        {
          id: 'scarica',
          types: ['instant'],
          abilities: [
            {
              type: 'spell',
              targets: [{ kind: 'player', number: 2, divided: 3 }],
              effect: {
                do: 'together',
                steps: [
                  { do: 'loseLife', who: { target: 0 }, amount: { share: 0 } },
                  { do: 'loseLife', who: { target: 1 }, amount: { share: 1 } },
                ],
              },
            },
          ],
        },
      ],
    },
    script: [{ cast: 'scarica', targets: ['N', 'A'], division: [3, 0] }],
  },
  ask: legal(0),
  is: false,
  by: '601.2d',
  otherwise: true,
})

shows('a hybrid symbol announced as generic mana is reduced as such', {
  board: {
    players: { A: { mana: '{1}' } },
    effects: [{ reduce: '{1}', player: 'you', of: 'A' }],
    hand: { A: [instant('cura', '{2/W}')] },
    script: [{ cast: 'cura', hybrid: ['2'] }],
  },
  ask: legal(0),
  is: true,
  by: '601.2b',
  otherwise: false,
})
