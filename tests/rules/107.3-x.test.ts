import { misread } from './beliefs'
import { instant } from './spells'
import { legal, shows } from './support'

shows('X is not chosen for a spell whose mana cost is not paid', {
  board: {
    hand: { A: [instant('fonte', '{X}{W}', { do: 'gainLife', who: 'you', amount: 'x' })] },
    script: [{ cast: 'fonte', free: true, x: 3 }],
  },
  ask: legal(0),
  is: false,
  by: '107.3b',
  otherwise: true,
})

misread('107.3')
