import { type Effect, scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { hand, shows, zone } from './support'

const search = (more: Partial<Extract<Effect, { do: 'search' }>>): Effect => ({
  do: 'search',
  who: 'A',
  zones: ['library'],
  amount: 1,
  to: 'hand',
  ...more,
})
const library = scenario().library('A', [{ id: 'lampo', types: ['instant'] }])

shows('a card found in a graveyard goes where the search says', {
  board: {
    graveyard: { A: [{ id: 'lampo', types: ['instant'] }] },
    script: [{ effect: search({ zones: ['graveyard'] }) }],
  },
  ask: zone('lampo'),
  is: 'hand:A',
  by: '701.23a',
  otherwise: 'stuck',
})

shows('a card with the quality that is named need not be found', {
  board: library.effect(search({ what: { types: ['instant'] } })).choose({ choose: 'search', answer: [] }),
  ask: hand('A'),
  is: 0,
  by: '701.23b',
  otherwise: 'stuck',
})

shows('a card must be found where any card will do', {
  board: library.effect(search({})),
  ask: zone('lampo'),
  is: 'hand:A',
  by: '701.23d',
  otherwise: 'stuck',
})

misread('701.23')
