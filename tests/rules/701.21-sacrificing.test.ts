import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, zone } from './support'

shows('what is sacrificed goes to the graveyard', {
  board: scenario().creature('A', 'orso', '2/2', ['indestructible']).effect({ do: 'sacrifice', what: 'orso' }),
  ask: zone('orso'),
  is: 'graveyard:A',
  by: '701.21a',
  otherwise: 'battlefield',
})

misread('701.21')
