import { scenario } from '#lib/rules/index'
import { pt, shows } from './support'

const faces = { layout: 'transforming', other: { pt: '4/4' } } as const

shows('put onto the battlefield transformed, its back is up', {
  board: {
    graveyard: { A: [{ id: 'lupo', pt: '2/2', ...faces }] },
    script: [{ effect: { do: 'putTurned', what: 'lupo', how: 'transformed' } }],
  },
  ask: pt('lupo'),
  is: '4/4',
  by: '712.14a',
  otherwise: 'gone',
})

shows('face down it does not transform', {
  board: scenario()
    .creature('A', 'lupo', '2/2', [], { ...faces, faceDown: true })
    .effect({ do: 'transform', what: 'lupo' })
    .effect({ do: 'turnFaceUp', what: 'lupo' }),
  ask: pt('lupo'),
  is: '2/2',
  by: '712.15a',
  otherwise: '4/4',
})

shows('it is not turned face down', {
  board: scenario().creature('A', 'lupo', '3/3', [], faces).effect({ do: 'turnFaceDown', what: 'lupo' }),
  ask: pt('lupo'),
  is: '3/3',
  by: '712.16',
  otherwise: '2/2',
})
