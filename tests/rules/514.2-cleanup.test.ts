import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { marked, pt, shows } from './support'

shows('damage goes and a bonus ends at the same time', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .effect({ do: 'pump', what: 'orso', power: 0, toughness: 3 })
    .effect({ do: 'damage', amount: 1, to: { object: 'orso' } })
    .act({ step: 'cleanup' }),
  ask: pt('orso'),
  is: '2/2',
  by: '514.2',
  otherwise: '2/5',
})

shows('damage of this turn is gone in the next', {
  board: scenario()
    .creature('A', 'orso', '3/3')
    .effect({ do: 'damage', amount: 2, to: { object: 'orso' } })
    .act({ step: 'cleanup' }),
  ask: marked('orso'),
  is: 0,
  by: '514.2',
  otherwise: 2,
})

misread('514.2')
