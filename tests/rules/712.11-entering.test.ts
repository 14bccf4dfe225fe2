import { scenario } from '#lib/rules/index'
import { legal, pt, shows } from './support'

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

const modal = { layout: 'modal', other: { types: ['artifact'] } } as const

shows('a card that is not modal is cast by its front', {
  board: { hand: { A: [{ id: 'lupo', pt: '2/2', ...faces }] }, script: [{ cast: 'lupo', as: 'other' }] },
  ask: legal(0),
  is: false,
  by: '712.11',
  otherwise: true,
})

shows('a modal card enters with the face that was cast', {
  board: { hand: { A: [{ id: 'dio', pt: '2/2', ...modal }] }, script: [{ cast: 'dio', as: 'other' }, 'resolve'] },
  ask: { ask: 'face', object: 'dio' },
  is: 'back',
  by: '712.13',
  otherwise: 'front',
})

shows('a land on the back of a modal card is played with that face up', {
  board: {
    hand: {
      A: [{ id: 'carta', types: ['sorcery'], layout: 'modal', other: { name: 'Caverna', types: ['land'] } }],
    },
    script: [{ play: 'carta', as: 'other' }],
  },
  ask: { ask: 'face', object: 'carta' },
  is: 'back',
  by: '712.12',
  otherwise: 'front',
})
