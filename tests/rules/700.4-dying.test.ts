import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, triggers, watcher } from './support'

shows('an artifact that is destroyed dies', {
  board: scenario()
    .permanent('A', { id: 'sfera', types: ['artifact'] })
    .permanent('A', watcher('veglia', { event: 'dies' }))
    .effect({ do: 'destroy', what: 'sfera' }),
  ask: triggers('veglia'),
  is: 1,
  by: '700.4',
  otherwise: 0,
})

misread('700.4')
