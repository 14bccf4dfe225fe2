import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, zone } from './support'

shows('a token that dies ceases to exist', {
  board: scenario().creature('A', 'orso', '2/2', [], { token: true }).effect({ do: 'destroy', what: 'orso' }),
  ask: zone('orso'),
  is: 'gone',
  by: '111.7',
  otherwise: 'graveyard:A',
})

misread('111.2')
