import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, triggers, watcher } from './support'

shows('0 damage is no damage, and triggers nothing', {
  board: scenario()
    .creature('A', 'muro', '0/4')
    .permanent('A', watcher('brace', { event: 'damage' }))
    .effect({ do: 'damage', amount: 0, to: { player: 'N' } }, 'A', 'muro'),
  ask: triggers('brace'),
  is: 0,
  by: '120.8',
  otherwise: 1,
})

misread('120.8')
