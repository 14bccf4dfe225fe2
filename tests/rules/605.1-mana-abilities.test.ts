import { misread } from './beliefs'
import { instant, source } from './spells'
import { legal, shows, watcher } from './support'

const board = {
  players: { A: { mana: '' } },
  field: { A: [source('gemma', '{G}')] },
  hand: { A: [instant('lampo', '{G}')] },
  script: [{ activate: 'gemma' }, { cast: 'lampo' }],
} as const

shows('an ability that adds mana is a mana ability', {
  board,
  ask: legal(1),
  is: true,
  by: '605.1a',
  otherwise: false,
})

shows('its mana is there at once', { board, ask: legal(1), is: true, by: '605.3b', otherwise: false })

misread('605.1')

const twice = {
  players: { A: { mana: '' } },
  field: {
    A: [
      source('gemma', '{G}'),
      watcher('prisma', { event: 'tapForMana', object: { types: ['artifact'] } }, { do: 'addMana', mana: '{G}' }),
    ],
  },
  hand: { A: [instant('lampo', '{G}{G}')] },
  script: [{ activate: 'gemma' }, { cast: 'lampo' }],
} as const

shows('what adds mana as something is tapped for mana is a mana ability', {
  board: twice,
  ask: legal(1),
  is: true,
  by: '605.1b',
  otherwise: false,
})

shows('it is carried out at once', { board: twice, ask: legal(1), is: true, by: '605.4a', otherwise: false })
