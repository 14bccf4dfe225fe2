import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('what is destroyed goes to the graveyard', {
  board: scenario().creature('A', 'orso', '2/2').effect({ do: 'destroy', what: 'orso' }),
  ask: zone('orso'),
  is: 'graveyard:A',
  by: '701.8a',
  otherwise: 'battlefield',
})
