import { scenario } from '#lib/rules/index'
import { pt, shows } from './support'

shows('a permanent that says +1/+1 makes a 2/2 a 3/3', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', {
      id: 'stendardo',
      types: ['enchantment'],
      abilities: [
        {
          type: 'static',
          effects: [{ modify: { layer: '7c', power: 1, toughness: 1 }, what: { types: ['creature'] } }],
        },
      ],
    })
    .effect({ do: 'tap', what: 'orso' }),
  ask: pt('orso'),
  is: '3/3',
  by: '604.1',
  otherwise: '2/2',
})
