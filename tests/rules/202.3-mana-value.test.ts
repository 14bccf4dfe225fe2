import { scenario } from '#lib/rules/index'
import { shows } from './support'

shows('the mana value of {2}{G} is 3', {
  board: scenario()
    .creature('A', 'orso', '2/2', [], { cost: '{2}{G}' })
    .effect({ do: 'destroy', what: { all: { manaValue: { equal: 3 } } } }),
  ask: { ask: 'zone', object: 'orso' },
  is: 'graveyard:A',
  by: '202.3',
  otherwise: 'battlefield',
})
