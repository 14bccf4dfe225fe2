import { life, shows, strike } from './support'

shows('3 damage to a player is a loss of 3', {
  board: strike('3/3'),
  ask: life('N'),
  is: 17,
  by: '119.2',
  otherwise: 20,
})
