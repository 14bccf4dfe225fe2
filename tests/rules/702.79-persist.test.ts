import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('a creature with persist comes back as its ability resolves', {
  board: scenario()
    .creature('A', 'orso', '2/2', ['persist'])
    .effect({ do: 'destroy', what: 'orso' })
    .act('resolve-all'),
  ask: zone('orso'),
  is: 'battlefield',
  by: '702.79a',
  otherwise: 'graveyard:A',
})
