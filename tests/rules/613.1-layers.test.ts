import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, pt, shows } from './support'

shows('counters and bonuses are counted after what sets power and toughness', {
  board: scenario()
    .creature('A', 'orso', '2/2', [], { counters: { '+1/+1': 1 } })
    .lasting({ modify: { layer: '7b', power: 0, toughness: 1 }, what: { id: 'orso' }, of: 'A' })
    .effect({ do: 'tap', what: 'orso' }),
  ask: pt('orso'),
  is: '1/2',
  by: '613.4',
  otherwise: '2/2',
})

shows('a keyword gained is had', {
  board: scenario()
    .lasting({ modify: { layer: '6', gain: [{ keyword: 'lifelink' }] }, what: { id: 'orso' }, of: 'A' })
    .creature('A', 'orso', '3/3')
    .attack({ orso: 'N' })
    .act('combat-damage'),
  ask: life('A'),
  is: 23,
  by: '613.1',
  otherwise: 20,
})

misread('613.1')
