import { misread } from './beliefs'
import { fight, life, shows, survives } from './support'

shows('1 damage from deathtouch destroys a 5/5', {
  board: fight(['1/1', 'deathtouch'], ['5/5']),
  ask: survives('lupo'),
  is: false,
  by: '702.2b',
  otherwise: true,
})

shows('with deathtouch and trample 1 is enough for a 4/4', {
  board: fight(['5/5', 'deathtouch', 'trample'], ['4/4']).choose({
    choose: 'assign-damage',
    of: 'orso',
    answer: { lupo: 1, N: 4 },
  }),
  ask: life('N'),
  is: 16,
  by: '702.2c',
  otherwise: 20,
})

misread('702.2')
