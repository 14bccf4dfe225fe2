import { scenario } from '#lib/rules/index'
import { legal, poison, shows } from './support'

shows('damage as though by a source with infect is poison', {
  board: scenario()
    .lasting({ asThough: 'infect', to: 'you', of: 'N' })
    .effect({ do: 'damage', amount: 2, to: { player: 'N' } }),
  ask: poison('N'),
  is: 2,
  by: '609.4',
  otherwise: 0,
})

shows('what may attack as though without defender attacks', {
  board: scenario()
    .creature('A', 'muro', '2/2', ['defender'])
    .lasting({ asThough: 'no-defender', what: { id: 'muro' }, of: 'A' })
    .attack({ muro: 'N' }),
  ask: legal(0),
  is: true,
  by: '609.4',
  otherwise: false,
})
