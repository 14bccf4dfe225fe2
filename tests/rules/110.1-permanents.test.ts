import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows } from './support'

shows('a stolen creature returns to the hand of its owner', {
  board: scenario().creature('A', 'orso', '2/2', [], { owner: 'N' }).effect({ do: 'returnToHand', what: 'orso' }),
  ask: { ask: 'zone', object: 'orso' },
  is: 'hand:N',
  by: '110.2',
  otherwise: 'hand:A',
})

shows('an artifact without types is a permanent', {
  board: scenario()
    .permanent('A', { id: 'sfera', types: ['artifact'] })
    .effect({ do: 'change', what: 'sfera', modify: { layer: '4', setTypes: [] }, until: 'end-of-turn' })
    .effect({ do: 'gainLife', who: 'you', amount: { count: { permanent: true } } }),
  ask: life('A'),
  is: 21,
  by: '110.4c',
  otherwise: 20,
})

misread('110.1')
