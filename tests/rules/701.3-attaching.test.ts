import { scenario } from '#lib/rules/index'
import { shows } from './support'

shows('an Equipment is not attached to an artifact', {
  board: scenario()
    .permanent('A', { id: 'sfera', types: ['artifact'] })
    .permanent('A', { id: 'lama', types: ['artifact'], subtypes: ['Equipment'] })
    .effect({ do: 'attach', what: 'lama', to: 'sfera' }),
  ask: { ask: 'happened', event: 'attach' },
  is: 0,
  by: '701.3b',
  otherwise: 1,
})
