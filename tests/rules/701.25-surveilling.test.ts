import { scenario } from '#lib/rules/index'
import { shows, triggers, watcher, zone } from './support'

shows('a card goes from the top of the library to the graveyard', {
  board: scenario()
    .library('A', [{ id: 'lampo', types: ['instant'] }])
    .effect({ do: 'surveil', who: 'A', amount: 1 })
    .choose({ choose: 'surveil', answer: { graveyard: ['lampo'] } }),
  ask: zone('lampo'),
  is: 'graveyard:A',
  by: '701.25a',
  otherwise: 'library:A',
})

shows('surveilling nothing triggers nothing', {
  board: scenario()
    .permanent('A', watcher('vedetta', { event: 'surveil', player: 'you' }))
    .effect({ do: 'surveil', who: 'A', amount: 0 }),
  ask: triggers('vedetta'),
  is: 0,
  by: '701.25c',
  otherwise: 1,
})
