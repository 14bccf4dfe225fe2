import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { pt, shows } from './support'

shows('+3/+3 until end of turn makes a 2/2 a 5/5', {
  board: scenario().creature('A', 'orso', '2/2').effect({ do: 'pump', what: 'orso', power: 3, toughness: 3 }),
  ask: pt('orso'),
  is: '5/5',
  by: '611.2c',
  otherwise: '2/2',
})

misread('611.2')

shows('what lasts until a player’s next turn is over as that turn begins', {
  board: scenario()
    .creature('N', 'orso', '2/2')
    .effect({
      do: 'change',
      what: 'orso',
      modify: { layer: '7c', power: 3, toughness: 3 },
      until: 'your-next-turn',
    })
    .act({ step: 'upkeep' }, { step: 'upkeep' }),
  ask: pt('orso'),
  is: '2/2',
  by: '611.2a',
  otherwise: '5/5',
})
