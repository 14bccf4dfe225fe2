import { scenario } from '#lib/rules/index'
import { shows, triggers, watcher } from './support'

shows('an ability that waits for a state triggers as it comes about, once', {
  board: scenario()
    .life('A', 7)
    .permanent('A', watcher('soglia', { event: 'state', is: { amount: { lifeOf: 'you' }, atMost: 5 } }))
    .effect({ do: 'loseLife', who: 'A', amount: 3 })
    .effect({ do: 'loseLife', who: 'A', amount: 1 }),
  ask: triggers('soglia'),
  is: 1,
  by: '603.8',
  otherwise: 0,
})
