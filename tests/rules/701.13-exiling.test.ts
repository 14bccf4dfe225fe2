import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('what is exiled is in exile', {
  board: scenario().creature('A', 'orso', '2/2').effect({ do: 'exile', what: 'orso' }),
  ask: zone('orso'),
  is: 'exile',
  by: '701.13a',
  otherwise: 'battlefield',
})
