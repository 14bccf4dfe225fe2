import { instant } from './spells'
import { legal, shows } from './support'

shows('mana that is not spent is gone in the next step', {
  board: {
    players: { A: { mana: '', pool: '{G}' } },
    hand: { A: [instant('lampo', '{G}')] },
    script: [{ step: 'begin-combat' }, { cast: 'lampo' }],
  },
  ask: legal(1),
  is: false,
  by: '106.4',
  otherwise: true,
})
