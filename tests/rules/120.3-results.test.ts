import { misread } from './beliefs'
import { fight, life, marked, poison, pt, shows, strike } from './support'

shows('damage to a player is lost as life', {
  board: strike('3/3'),
  ask: life('N'),
  is: 17,
  by: '120.3a',
  otherwise: 20,
})

shows('damage from infect gives a player poison', {
  board: strike('3/3', ['infect']),
  ask: poison('N'),
  is: 3,
  by: '120.3b',
  otherwise: 0,
})

shows('damage from infect gives a creature counters', {
  board: fight(['2/2', 'infect'], ['4/4']),
  ask: pt('lupo'),
  is: '2/2',
  by: '120.3d',
  otherwise: '4/4',
})

shows('damage to a creature is marked on it', {
  board: fight(['2/2'], ['0/4']),
  ask: marked('lupo'),
  is: 2,
  by: '120.3e',
  otherwise: 0,
})

shows('damage from lifelink is gained', {
  board: strike('3/3', ['lifelink']),
  ask: life('A'),
  is: 23,
  by: '120.3f',
  otherwise: 20,
})

misread('120.3')
