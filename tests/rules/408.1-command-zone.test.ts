import { misread } from './beliefs'
import { shows, triggers, watcher } from './support'

shows('nothing is destroyed in the command zone', {
  board: {
    field: { A: [watcher('veglia', { event: 'destroy' })] },
    command: { N: [{ id: 'stemma', emblem: true }] },
    script: [{ effect: { do: 'destroy', what: 'stemma' } }],
  },
  ask: triggers('veglia'),
  is: 0,
  by: '408.1',
  otherwise: 1,
})

misread('408.1')
