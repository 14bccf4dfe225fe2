import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows, triggers, watcher } from './support'

shows('a total of 4 that becomes 10 is a gain, which triggers', {
  board: scenario()
    .life('A', 4)
    .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
    .effect({ do: 'setLife', who: 'A', total: 10 }),
  ask: triggers('veglia'),
  is: 1,
  by: '119.5',
  otherwise: 0,
})

shows('a total of 4 becomes 10', {
  board: scenario().life('A', 4).effect({ do: 'setLife', who: 'A', total: 10 }),
  ask: life('A'),
  is: 10,
  by: '119.5',
  otherwise: 4,
})

misread('119.5')
