import { scenario } from '#lib/rules/index'
import { shows } from './support'

shows('an Equipment is attached to a creature', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', { id: 'lama', types: ['artifact'], subtypes: ['Equipment'] })
    .effect({ do: 'attach', what: 'lama', to: 'orso' }),
  ask: { ask: 'attachedTo', object: 'lama' },
  is: 'orso',
  by: '301.5',
  otherwise: 'nothing',
})
