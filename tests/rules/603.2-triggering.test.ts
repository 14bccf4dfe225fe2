import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows, triggers, watcher } from './support'

shows('an ability triggers when its event happens', {
  board: scenario()
    .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
    .effect({ do: 'gainLife', who: 'A', amount: 1 }),
  ask: triggers('veglia'),
  is: 1,
  by: '603.2',
  otherwise: 0,
})

shows("the active player's ability resolves last", {
  board: scenario()
    .permanent('A', watcher('alba', { event: 'dies' }, { do: 'setLife', who: 'A', total: 5 }))
    .permanent('N', watcher('notte', { event: 'dies' }, { do: 'setLife', who: 'A', total: 9 }))
    .creature('N', 'orso', '2/2')
    .effect({ do: 'destroy', what: 'orso' })
    .act('resolve-all'),
  ask: life('A'),
  is: 5,
  by: '603.3b',
  otherwise: 'stuck',
})

misread('603.2')
