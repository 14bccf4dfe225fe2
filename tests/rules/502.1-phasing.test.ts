import { scenario } from '#lib/rules/index'
import { shows } from './support'

shows('a permanent phases in as the turn of its controller begins', {
  board: scenario().turn('N').creature('A', 'orso', '2/2', [], { phasedOut: true }).act({ step: 'upkeep' }),
  ask: { ask: 'phasedOut', object: 'orso' },
  is: false,
  by: '502.1',
  otherwise: true,
})
