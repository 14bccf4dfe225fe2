import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows, strike } from './support'

shows('the player who would be dealt damage chooses', {
  board: strike(
    '2/2',
    [],
    scenario()
      .permanent('A', {
        id: 'torcia',
        types: ['artifact'],
        abilities: [
          { type: 'static', effects: [{ replace: { event: 'damage', player: 'opponent' }, with: { plus: 1 } }] },
        ],
      })
      .permanent('N', {
        id: 'specchio',
        types: ['artifact'],
        abilities: [{ type: 'static', effects: [{ replace: { event: 'damage', player: 'you' }, with: { times: 2 } }] }],
      }),
  ).choose({ choose: 'replacement', player: 'N', answer: 'specchio' }),
  ask: life('N'),
  is: 15,
  by: '616.1',
  otherwise: 'stuck',
})

misread('616.1')
