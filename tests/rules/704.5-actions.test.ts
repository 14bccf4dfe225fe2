import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { fight, lost, shows, strike, survives, zone } from './support'

shows('a player at 0 life loses', {
  board: scenario().effect({ do: 'loseLife', who: 'N', amount: 20 }),
  ask: lost('N'),
  is: true,
  by: '704.5a',
  otherwise: false,
})

shows('a player who drew from an empty library loses', {
  board: scenario().library('N', 0).effect({ do: 'draw', who: 'N', amount: 1 }),
  ask: lost('N'),
  is: true,
  by: '704.5b',
  otherwise: false,
})

shows('a player with ten poison counters loses', {
  board: strike('1/1', ['infect'], scenario().poison('N', 9)),
  ask: lost('N'),
  is: true,
  by: '704.5c',
  otherwise: false,
})

shows('a creature with toughness 0 goes to the graveyard, indestructible or not', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['indestructible'])
    .effect({ do: 'pump', what: 'orso', power: -2, toughness: -2 }),
  ask: zone('orso'),
  is: 'graveyard:A',
  by: '704.5f',
  otherwise: 'battlefield',
})

shows('a creature with lethal damage is destroyed', {
  board: fight(['2/2'], ['2/2']),
  ask: survives('lupo'),
  is: false,
  by: '704.5g',
  otherwise: true,
})

shows('a creature damaged by deathtouch is destroyed', {
  board: fight(['1/1', 'deathtouch'], ['5/5']),
  ask: survives('lupo'),
  is: false,
  by: '704.5h',
  otherwise: true,
})

shows('a token that dies is gone', {
  board: scenario().creature('A', 'orso', '2/2', [], { token: true }).effect({ do: 'destroy', what: 'orso' }),
  ask: zone('orso'),
  is: 'gone',
  by: '704.5d',
  otherwise: 'graveyard:A',
})

misread('704.5')
