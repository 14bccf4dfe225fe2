import { misread } from './beliefs'
import { legal, shows, zone } from './support'

const foresta = { id: 'foresta', types: ['land'] } as const

shows('a land that is played is on the battlefield', {
  board: { hand: { A: [foresta] }, script: [{ play: 'foresta' }] },
  ask: zone('foresta'),
  is: 'battlefield',
  by: '116.2a',
  otherwise: 'hand:A',
})

shows('no land is played in the upkeep', {
  board: { turn: { active: 'A', step: 'upkeep' }, hand: { A: [foresta] }, script: [{ play: 'foresta' }] },
  ask: legal(0),
  is: false,
  by: '116.2a',
  otherwise: true,
})

misread('116.2')
