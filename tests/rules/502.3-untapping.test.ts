import { scenario } from '#lib/rules/index'
import { legal, shows } from './support'

shows('a tapped attacker of the last turn attacks again', {
  board: scenario()
    .turn('N', 'end')
    .creature('A', 'orso', '2/2', [], { tapped: true })
    .act({ step: 'main1' })
    .attack({ orso: 'N' }),
  ask: legal(1),
  is: true,
  by: '502.3',
  otherwise: false,
})
