import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { hand, lost, shows, triggers, watcher } from './support'

shows('drawing two puts two cards into the hand', {
  board: scenario().effect({ do: 'draw', who: 'A', amount: 2 }),
  ask: hand('A'),
  is: 2,
  by: '121.1',
  otherwise: 0,
})

shows('drawing three triggers three times', {
  board: scenario()
    .permanent('A', watcher('cronista', { event: 'draw', player: 'you' }))
    .effect({ do: 'draw', who: 'A', amount: 3 }),
  ask: triggers('cronista'),
  is: 3,
  by: '121.2',
  otherwise: 1,
})

shows('who draws from an empty library loses', {
  board: scenario().library('A', 1).effect({ do: 'draw', who: 'A', amount: 2 }),
  ask: lost('A'),
  is: true,
  by: '121.4',
  otherwise: false,
})

shows('a card put into the hand is there, drawn or not', {
  board: scenario().effect({ do: 'putInHand', who: 'A' }),
  ask: hand('A'),
  is: 1,
  by: '121.5',
  otherwise: 0,
})

misread('121.1')
