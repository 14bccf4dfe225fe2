import { instant } from './spells'
import { legal, shows } from './support'

shows('a card without a mana cost is not cast for it', {
  board: { hand: { A: [instant('visione', 'none')] }, script: [{ cast: 'visione' }] },
  ask: legal(0),
  is: false,
  by: '118.6',
  otherwise: true,
})
