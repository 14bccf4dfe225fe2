import { scenario } from '#lib/rules/index'
import { legal, shows, triggers, watcher } from './support'

shows('attacking taps', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .attack({ orso: 'N' })
    .permanent('A', watcher('radice', { event: 'becomesTapped' })),
  ask: triggers('radice'),
  is: 1,
  by: '508.1f',
  otherwise: 0,
})

shows('a tapped creature does not attack', {
  board: scenario().creature('A', 'orso', '2/2', [], { tapped: true }).attack({ orso: 'N' }),
  ask: legal(0),
  is: false,
  by: '508.1a',
  otherwise: true,
})

shows("an opponent's creature does not attack for me", {
  board: scenario().creature('N', 'orso', '2/2').attack({ orso: 'N' }),
  ask: legal(0),
  is: false,
  by: '508.1a',
  otherwise: true,
})

shows('a player does not attack themselves', {
  board: scenario().creature('A', 'orso', '2/2').attack({ orso: 'A' }),
  ask: legal(0),
  is: false,
  by: '508.1b',
  otherwise: true,
})
