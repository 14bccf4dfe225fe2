import { legal, shows } from './support'

shows("nobody looks at an opponent's hand", {
  board: { script: [{ look: 'A', hand: 'N' }] },
  ask: legal(0),
  is: false,
  by: '402.3',
  otherwise: true,
})

shows("an opponent's hand is counted", {
  board: { script: [{ count: 'A', hand: 'N' }] },
  ask: legal(0),
  is: true,
  by: '402.3',
  otherwise: 'stuck',
})
