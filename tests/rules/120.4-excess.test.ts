import { scenario } from '#lib/rules/index'
import { life, shows } from './support'

shows('what is more than lethal is dealt elsewhere instead', {
  board: scenario()
    .creature('N', 'orso', '2/2')
    .effect({ do: 'damage', amount: 5, to: { object: 'orso' }, excessTo: { player: 'N' } }),
  ask: life('N'),
  is: 17,
  by: '120.4a',
  otherwise: 20,
})
