import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, zone } from './support'

shows('milling four of two puts two into the graveyard', {
  board: scenario()
    .library('A', [
      { id: 'orso', pt: '2/2' },
      { id: 'lupo', pt: '2/2' },
    ])
    .effect({ do: 'mill', who: 'A', amount: 4 }),
  ask: zone('lupo'),
  is: 'graveyard:A',
  by: '701.17a',
  otherwise: 'library:A',
})

misread('701.17')
