import { scenario } from '#lib/rules/index'
import { pt, shows } from './support'

shows('a copy of a 4/4 is a 4/4', {
  board: scenario()
    .creature('A', 'lupo', '1/1')
    .creature('N', 'orso', '4/4', [], { counters: { '+1/+1': 1 } })
    .effect({ do: 'becomeCopy', what: 'lupo', of: 'orso', until: 'end-of-turn' }),
  ask: pt('lupo'),
  is: '4/4',
  by: '707.2',
  otherwise: 'stuck',
})

shows('a token that is a copy of a permanent with two faces transforms', {
  board: {
    field: { A: [{ id: 'lupo', layout: 'transforming', pt: '2/2', other: { pt: '4/4' } }] },
    script: [{ effect: { do: 'createCopy', of: 'lupo', id: 'copia' } }, { effect: { do: 'transform', what: 'copia' } }],
  },
  ask: pt('copia'),
  is: '4/4',
  by: '707.8a',
  otherwise: '2/2',
})
