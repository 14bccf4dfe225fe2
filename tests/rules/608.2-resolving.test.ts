import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, life, shows, zone } from './support'

shows('without a legal target nothing of an ability happens', {
  board: scenario()
    .creature('N', 'orso', '2/2')
    .permanent(
      'A',
      engine(
        'artiglio',
        {
          do: 'sequence',
          steps: [
            { do: 'damage', amount: 2, to: { object: { target: 0 } } },
            { do: 'gainLife', who: 'you', amount: 2 },
          ],
        },
        { targets: [{ kind: 'object' }] },
      ),
    )
    .act({ activate: 'artiglio', targets: ['orso'] })
    .effect({ do: 'exile', what: 'orso' })
    .act('resolve'),
  ask: life('A'),
  is: 20,
  by: '608.2b',
  otherwise: 22,
})

shows('a sorcery that resolves goes to the graveyard', {
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
    script: [{ cast: 'rito' }, 'resolve'],
  },
  ask: zone('rito'),
  is: 'graveyard:A',
  by: '608.2n',
  otherwise: 'stuck',
})

shows('a creature that resolves stays on the battlefield', {
  board: { hand: { A: [{ id: 'orso', pt: '2/2' }] }, script: [{ cast: 'orso' }, 'resolve'] },
  ask: zone('orso'),
  is: 'battlefield',
  by: '608.3',
  otherwise: 'graveyard:A',
})

shows('the condition of a triggered ability is checked again as it resolves', {
  board: {
    players: { A: { life: 10 } },
    turn: { active: 'A', step: 'untap' },
    field: {
      A: [
        {
          id: 'orologio',
          types: ['artifact'],
          abilities: [
            {
              type: 'triggered',
              when: { event: 'step', step: 'upkeep' },
              if: { amount: { lifeOf: 'you' }, atLeast: 10 },
              effect: { do: 'gainLife', who: 'you', amount: 4 },
            },
          ],
        },
      ],
    },
    script: [{ step: 'upkeep' }, { effect: { do: 'loseLife', who: 'A', amount: 1 } }, 'resolve'],
  },
  ask: life('A'),
  is: 9,
  by: '608.2a',
  otherwise: 13,
})

misread('608.2')
