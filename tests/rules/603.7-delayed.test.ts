import { scenario } from '#lib/rules/index'
import { life, shows } from './support'

shows('a delayed ability triggers when its moment comes, and not again', {
  board: scenario()
    .effect({
      do: 'delayed',
      when: { event: 'step', step: 'end' },
      effect: { do: 'gainLife', who: 'you', amount: 3 },
    })
    .act({ step: 'end' }, 'resolve', { step: 'upkeep' }, { step: 'end' }),
  ask: life('A'),
  is: 23,
  by: '603.7',
  otherwise: 20,
})
