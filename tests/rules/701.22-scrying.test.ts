import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, triggers, watcher } from './support'

shows('a card goes from the top of the library to its bottom', {
  board: scenario()
    .library('A', [
      { id: 'lampo', types: ['instant'] },
      { id: 'onda', types: ['instant'] },
    ])
    .effect({ do: 'scry', who: 'A', amount: 1 })
    .choose({ choose: 'scry', answer: { bottom: ['lampo'] } }),
  ask: { ask: 'position', object: 'lampo' },
  is: 2,
  by: '701.22a',
  otherwise: 1,
})

shows('scrying nothing triggers nothing', {
  board: scenario()
    .permanent('A', watcher('veggente', { event: 'scry', player: 'you' }))
    .effect({ do: 'scry', who: 'A', amount: 0 }),
  ask: triggers('veggente'),
  is: 0,
  by: '701.22b',
  otherwise: 1,
})

misread('701.22')
