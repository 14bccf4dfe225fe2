import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, life, shows } from './support'

shows('a tapped creature does not block', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .creature('N', 'lupo', '2/2', [], { tapped: true })
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' }),
  ask: legal(1),
  is: false,
  by: '509.1a',
  otherwise: true,
})

shows('one creature alone does not block a creature with menace', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['menace'])
    .creature('N', 'lupo', '2/2')
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' }),
  ask: legal(1),
  is: false,
  by: '509.1b',
  otherwise: true,
})

shows('a creature whose blocker is gone stays blocked', {
  board: scenario()
    .creature('A', 'orso', '3/3')
    .creature('N', 'lupo', '0/4')
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' })
    .effect({ do: 'exile', what: 'lupo' })
    .act('combat-damage'),
  ask: life('N'),
  is: 20,
  by: '509.1h',
  otherwise: 17,
})

misread('509.1')
