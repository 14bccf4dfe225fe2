import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('an Aura stays on a creature that it may enchant', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', {
      id: 'velo',
      types: ['enchantment'],
      subtypes: ['Aura'],
      keywords: [{ keyword: 'enchant', what: { types: ['creature'] } }],
      attachedTo: 'orso',
    })
    .effect({ do: 'tap', what: 'orso' }),
  ask: zone('velo'),
  is: 'battlefield',
  by: '702.5a',
  otherwise: 'graveyard:A',
})
