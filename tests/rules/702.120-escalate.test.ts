import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a second mode costs more', {
  board: {
    players: { A: { mana: '{R}' } },
    hand: {
      A: [
        {
          id: 'bivio',
          types: ['instant'],
          cost: '{R}',
          keywords: [{ keyword: 'escalate', cost: '{1}' }],
          abilities: [
            {
              type: 'spell',
              modes: {
                choose: 'one-or-more',
                list: [
                  { effect: { do: 'draw', who: 'you', amount: 1 } },
                  { effect: { do: 'gainLife', who: 'you', amount: 4 } },
                ],
              },
            },
          ],
        },
      ],
    },
    script: [{ cast: 'bivio', modes: [0, 1] }],
  },
  ask: legal(0),
  is: false,
  by: '702.120a',
  otherwise: true,
})

misread('702.120')
