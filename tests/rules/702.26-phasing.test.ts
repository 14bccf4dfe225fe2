import { scenario } from '#lib/rules/index'
import { shows } from './support'

shows('an Equipment phases out with its creature', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', { id: 'lama', types: ['artifact'], subtypes: ['Equipment'], attachedTo: 'orso' })
    .effect({ do: 'phaseOut', what: 'orso' }),
  ask: { ask: 'phasedOut', object: 'lama' },
  is: true,
  by: '702.26g',
  otherwise: false,
})
