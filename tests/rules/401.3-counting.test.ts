import { misread } from './beliefs'
import { legal, shows } from './support'

shows("an opponent's library is counted", {
  board: { script: [{ count: 'A', library: 'N' }] },
  ask: legal(0),
  is: true,
  by: '401.3',
  otherwise: 'stuck',
})

misread('401.3')
