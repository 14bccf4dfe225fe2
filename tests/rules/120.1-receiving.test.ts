import { scenario } from '#lib/rules/index'
import { engine, shows, triggers, watcher } from './support'

shows('an artifact is dealt no damage', {
  board: scenario()
    .permanent('N', engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }))
    .permanent('N', watcher('brace', { event: 'damage' }))
    .effect({ do: 'damage', amount: 2, to: { object: 'sfera' } }),
  ask: triggers('brace'),
  is: 0,
  by: '120.1a',
  otherwise: 1,
})
