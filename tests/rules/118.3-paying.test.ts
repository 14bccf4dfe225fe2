import { instant } from './spells'
import { legal, shows } from './support'

shows('two blue mana are not paid with one', {
  board: { players: { A: { mana: '{U}{4}' } }, hand: { A: [instant('onda', '{U}{U}')] }, script: [{ cast: 'onda' }] },
  ask: legal(0),
  is: false,
  by: '118.3',
  otherwise: true,
})
