import { scenario } from '#lib/rules/index'
import { legal, pt, shows } from './support'

shows('what is flipped stays so as it becomes a copy', {
  board: scenario()
    .creature('A', 'mutaforma', '1/2', [], { flipped: true })
    .creature('N', 'nezumi', '1/1', [], { layout: 'flip', other: { pt: '3/3' } })
    .effect({ do: 'becomeCopy', what: 'mutaforma', of: 'nezumi', until: 'end-of-game' }),
  ask: pt('mutaforma'),
  is: '3/3',
  by: '110.5c',
  otherwise: '1/1',
})

shows('a card in exile is not turned face up', {
  board: {
    exile: { A: [{ id: 'drago', pt: '5/5', keywords: [{ keyword: 'morph', cost: '{R}' }], lookers: ['A'] }] },
    script: [{ turnUp: 'drago', by: 'A' }],
  },
  ask: legal(0),
  is: false,
  by: '110.5d',
  otherwise: true,
})
