import { misread } from './beliefs'
import { instant, source } from './spells'
import { legal, shows } from './support'

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
