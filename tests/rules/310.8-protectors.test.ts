import { scenario } from '#lib/rules/index'
import { legal, shows } from './support'

shows('the controller of a Siege attacks it', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', { id: 'assedio', types: ['battle'], subtypes: ['Siege'], counters: { defense: 3 } })
    .attack({ orso: 'assedio' }),
  ask: legal(0),
  is: true,
  by: '310.8',
  otherwise: false,
})
