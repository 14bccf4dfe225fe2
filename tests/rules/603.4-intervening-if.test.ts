import { scenario } from '#lib/rules/index'
import { shows, triggers } from './support'

shows('an ability does not trigger when its condition is false', {
  board: scenario()
    .life('A', 9)
    .turn('A', 'untap')
    .permanent('A', {
      id: 'orologio',
      types: ['artifact'],
      abilities: [
        {
          type: 'triggered',
          when: { event: 'step', step: 'upkeep', player: 'you' },
          if: { amount: { lifeOf: 'you' }, atLeast: 10 },
          effect: { do: 'draw', who: 'you', amount: 1 },
        },
      ],
    })
    .act({ step: 'upkeep' }),
  ask: triggers('orologio'),
  is: 0,
  by: '603.4',
  otherwise: 1,
})
