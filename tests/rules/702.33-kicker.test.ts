import type { ObjectSpec } from '#lib/rules/index'
import { legal, life, shows } from './support'

const flame = (multi?: true): ObjectSpec => ({
  id: 'fiamma',
  types: ['instant'],
  cost: '{R}',
  keywords: [{ keyword: 'kicker', cost: '{2}', ...(multi ? { multi } : {}) }],
  abilities: [
    {
      type: 'spell',
      effect: { do: 'loseLife', who: 'opponent', amount: { plus: [1, { times: [3, { paid: 'kicker' }] }] } },
    },
  ],
})

shows('a spell that is kicked does more', {
  board: { hand: { A: [flame()] }, script: [{ cast: 'fiamma', additional: ['kicker'] }, 'resolve'] },
  ask: life('N'),
  is: 16,
  by: '702.33a',
  otherwise: 20,
})

shows('multikicker is paid whole each time', {
  board: {
    players: { A: { mana: '{R}{3}' } },
    hand: { A: [flame(true)] },
    script: [{ cast: 'fiamma', additional: ['kicker', 'kicker'] }],
  },
  ask: legal(0),
  is: false,
  by: '702.33c',
  otherwise: true,
})
