import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows, watcher } from './support'

shows('a triggered ability helps who controls its source', {
  board: scenario()
    .permanent('N', watcher('veglia', { event: 'dies' }, { do: 'gainLife', who: 'you', amount: 2 }))
    .creature('A', 'orso', '2/2')
    .effect({ do: 'destroy', what: 'orso' })
    .act('resolve'),
  ask: life('N'),
  is: 22,
  by: '113.8',
  otherwise: 20,
})

misread('113.8')
