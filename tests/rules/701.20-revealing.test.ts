import { legal, shows } from './support'

shows('a hand that is revealed is looked at', {
  board: { effects: [{ reveal: 'hand', player: 'opponent', of: 'A' }], script: [{ look: 'A', hand: 'N' }] },
  ask: legal(0),
  is: true,
  by: '701.20a',
  otherwise: false,
})
