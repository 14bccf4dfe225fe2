import { misread } from './beliefs'
import { heads, life, shows } from './support'

shows('12 damage to one head are lost by the team', {
  board: { ...heads(), script: [{ effect: { do: 'damage', amount: 12, to: { player: 'N' } } }] },
  ask: life('C'),
  is: 18,
  by: '810.4',
  otherwise: 30,
})

misread('810.4')
