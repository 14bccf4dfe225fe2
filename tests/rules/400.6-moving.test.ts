import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('what would go to the graveyard goes where an effect sends it', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .lasting({ moving: { types: ['creature'] }, to: 'graveyard', goes: 'exile' })
    .effect({ do: 'destroy', what: 'orso' }),
  ask: zone('orso'),
  is: 'exile',
  by: '400.6',
  otherwise: 'graveyard:A',
})
