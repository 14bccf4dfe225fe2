import { shows, zone } from './support'

shows('exiling a graveyard exiles its cards', {
  board: {
    graveyard: { A: [{ id: 'lampo', types: ['instant'] }] },
    script: [{ effect: { do: 'exile', what: { cardsIn: 'graveyard', of: 'you' } } }],
  },
  ask: zone('lampo'),
  is: 'exile',
  by: '400.12',
  otherwise: 'graveyard:A',
})
