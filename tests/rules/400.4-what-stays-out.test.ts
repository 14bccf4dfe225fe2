import { misread } from './beliefs'
import { shows, zone } from './support'

shows('an instant stays where it is instead of entering the battlefield', {
  board: {
    graveyard: { A: [{ id: 'lampo', types: ['instant'] }] },
    script: [{ effect: { do: 'search', who: 'A', zones: ['graveyard'], amount: 1, to: 'battlefield' } }],
  },
  ask: zone('lampo'),
  is: 'graveyard:A',
  by: '400.4a',
  otherwise: 'battlefield',
})

misread('400.4')
