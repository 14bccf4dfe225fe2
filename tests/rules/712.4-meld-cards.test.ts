import { scenario } from '#lib/rules/index'
import { pt, shows } from './support'

shows('a melded permanent does not transform', {
  board: scenario()
    .creature('A', 'bruna', '5/5', [], {
      layout: 'meld',
      pair: 'gisella',
      other: { pt: '9/10' },
      melded: { id: 'gisella', pt: '4/3' },
    })
    .effect({ do: 'transform', what: 'bruna' }),
  ask: pt('bruna'),
  is: '9/10',
  by: '712.4c',
  otherwise: '5/5',
})
