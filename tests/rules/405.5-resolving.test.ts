import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, legal, life, shows } from './support'

shows('what was put on the stack last resolves first', {
  board: scenario()
    .permanent('A', engine('prima', { do: 'setLife', who: 'A', total: 5 }))
    .permanent('A', engine('seconda', { do: 'setLife', who: 'A', total: 9 }))
    .act({ activate: 'prima' }, { activate: 'seconda' }, 'resolve-all'),
  ask: life('A'),
  is: 5,
  by: '405.5',
  otherwise: 'stuck',
})

shows('with an empty stack nothing resolves', {
  board: scenario().act('resolve'),
  ask: legal(0),
  is: false,
  by: '405.5',
  otherwise: 'stuck',
})

misread('405.5')
