import { misread } from './beliefs'
import { shows, zone } from './support'

shows('a card of the sideboard is brought in from outside the game', {
  board: { outside: { A: [{ id: 'lampo', types: ['instant'] }] }, script: [{ effect: { do: 'bringIn', who: 'A' } }] },
  ask: zone('lampo'),
  is: 'hand:A',
  by: '400.11a',
  otherwise: 'outside:A',
})

misread('400.11')
