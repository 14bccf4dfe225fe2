import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('two cards are put where a melded permanent goes', {
  board: scenario()
    .creature('A', 'bruna', '5/5', [], {
      layout: 'meld',
      pair: 'gisella',
      other: { pt: '9/10' },
      melded: { id: 'gisella', pt: '4/3' },
    })
    .effect({ do: 'destroy', what: 'bruna' }),
  ask: zone('gisella'),
  is: 'graveyard:A',
  by: '712.21',
  otherwise: 'gone',
})
