import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { fight, legal, life, marked, shows, strike } from './support'

shows('a creature assigns as much damage as its power', {
  board: strike('3/3'),
  ask: life('N'),
  is: 17,
  by: '510.1a',
  otherwise: 'stuck',
})

shows('an unblocked creature damages the player it attacks', {
  board: strike('3/3'),
  ask: life('N'),
  is: 17,
  by: '510.1b',
  otherwise: 'stuck',
})

shows('a blocked creature damages what blocks it', {
  board: fight(['2/2'], ['0/4']),
  ask: marked('lupo'),
  is: 2,
  by: '510.1c',
  otherwise: 'stuck',
})

shows('a blocker damages what it blocks', {
  board: fight(['0/4'], ['2/2']),
  ask: marked('orso'),
  is: 2,
  by: '510.1d',
  otherwise: 'stuck',
})

shows('a creature divides no more than it has', {
  board: scenario()
    .creature('A', 'orso', '3/3')
    .creature('N', 'lupo', '1/1')
    .creature('N', 'topo', '1/1')
    .attack({ orso: 'N' })
    .block({ lupo: 'orso', topo: 'orso' })
    .act('combat-damage')
    .choose({ choose: 'assign-damage', of: 'orso', answer: { lupo: 2, topo: 2 } }),
  ask: legal(2),
  is: false,
  by: '510.1e',
  otherwise: true,
})

misread('510.1')
