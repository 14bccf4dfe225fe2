import { scenario } from '#lib/rules/index'
import { shows, triggers, watcher } from './support'

shows('what is untapped does not become untapped', {
  board: scenario()
    .creature('N', 'orso', '2/2')
    .permanent('N', watcher('radice', { event: 'becomesUntapped' }))
    .effect({ do: 'untap', what: 'orso' }),
  ask: triggers('radice'),
  is: 0,
  by: '701.26b',
  otherwise: 1,
})

shows('what is tapped does not become tapped', {
  board: scenario()
    .creature('N', 'orso', '2/2', [], { tapped: true })
    .permanent('N', watcher('radice', { event: 'becomesTapped' }))
    .effect({ do: 'tap', what: 'orso' }),
  ask: triggers('radice'),
  is: 0,
  by: '701.26a',
  otherwise: 1,
})
