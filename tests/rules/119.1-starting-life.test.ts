import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { heads, life, shows } from './support'

shows('a player begins a duel with 20', { board: scenario(), ask: life('A'), is: 20, by: '119.1', otherwise: 0 })

shows('a team of Two-Headed Giant begins with 30', {
  board: heads(),
  ask: life('B'),
  is: 30,
  by: '119.1a',
  otherwise: 20,
})

shows('a Commander player begins with 40', {
  board: scenario().variant('commander'),
  ask: life('A'),
  is: 40,
  by: '119.1c',
  otherwise: 20,
})

shows('a vanguard with −3 begins with 17', {
  board: scenario().variant('vanguard').player('A', { modifier: -3 }),
  ask: life('A'),
  is: 17,
  by: '119.1b',
  otherwise: 20,
})

shows('Brawl for two begins with 25', {
  board: scenario().variant('brawl'),
  ask: life('A'),
  is: 25,
  by: '119.1d',
  otherwise: 20,
})

shows('the archenemy begins with 40', {
  board: scenario().variant('archenemy').player('A', { role: 'archenemy' }),
  ask: life('A'),
  is: 40,
  by: '119.1e',
  otherwise: 20,
})

misread('119.1')
