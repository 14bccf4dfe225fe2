import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, triggers, watcher } from './support'

shows('a creature with vigilance attacks without tapping', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['vigilance'])
    .permanent('A', watcher('radice', { event: 'becomesTapped' }))
    .attack({ orso: 'N' }),
  ask: triggers('radice'),
  is: 0,
  by: '702.20b',
  otherwise: 1,
})

misread('702.20')
