import { misread } from './beliefs'
import { legal, shows, zone } from './support'

shows('a land is not cast', {
  board: { hand: { A: [{ id: 'foresta', types: ['land'] }] }, script: [{ cast: 'foresta' }] },
  ask: legal(0),
  is: false,
  by: '110.4b',
  otherwise: true,
})

shows('an enchantment spell becomes a permanent', {
  board: { hand: { A: [{ id: 'velo', types: ['enchantment'] }] }, script: [{ cast: 'velo' }, 'resolve'] },
  ask: zone('velo'),
  is: 'battlefield',
  by: '110.4b',
  otherwise: 'graveyard:A',
})

misread('110.4')
