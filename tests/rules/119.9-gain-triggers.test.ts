import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, triggers, watcher } from './support'

shows('a gain of 0 triggers nothing', {
  board: scenario()
    .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
    .effect({ do: 'gainLife', who: 'A', amount: 0 }),
  ask: triggers('veglia'),
  is: 0,
  by: '119.9',
  otherwise: 1,
})

shows('two attackers with lifelink are two gains', {
  board: scenario()
    .creature('A', 'angelo', '2/2', ['lifelink'])
    .creature('A', 'lince', '2/2', ['lifelink'])
    .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
    .attack({ angelo: 'N', lince: 'N' })
    .act('combat-damage'),
  ask: triggers('veglia'),
  is: 2,
  by: '119.9',
  otherwise: 1,
})

misread('119.9')
