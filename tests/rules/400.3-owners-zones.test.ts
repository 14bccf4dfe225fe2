import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, zone } from './support'

shows("a stolen creature goes to its owner's graveyard", {
  board: scenario().creature('A', 'orso', '2/2', [], { owner: 'N' }).effect({ do: 'destroy', what: 'orso' }),
  ask: zone('orso'),
  is: 'graveyard:N',
  by: '400.3',
  otherwise: 'graveyard:A',
})

misread('400.3')
