import { scenario } from '#lib/rules/index'
import { legal, pt, shows } from './support'

const face = (what: string) => ({ ask: 'face', object: what }) as const

shows('face down it is a 2/2 creature', {
  board: scenario().creature('A', 'drago', '5/5', ['flying'], { faceDown: true }),
  ask: pt('drago'),
  is: '2/2',
  by: '708.2',
  otherwise: '0/0',
})

shows('a creature is turned face down', {
  board: scenario().creature('A', 'drago', '5/5').effect({ do: 'turnFaceDown', what: 'drago' }),
  ask: pt('drago'),
  is: '2/2',
  by: '708.2a',
  otherwise: '5/5',
})

shows('what is face down stays as it is', {
  board: scenario()
    .creature('A', 'drago', '5/5', [], { faceDown: { pt: '3/3' } })
    .effect({ do: 'turnFaceDown', what: 'drago' }),
  ask: pt('drago'),
  is: '3/3',
  by: '708.2b',
  otherwise: '2/2',
})

shows('turned face up it is itself', {
  board: scenario().creature('A', 'drago', '5/5', [], { faceDown: true }).effect({ do: 'turnFaceUp', what: 'drago' }),
  ask: face('drago'),
  is: 'front',
  by: '708.8',
  otherwise: 'face-down',
})

shows('it is shown as it leaves the battlefield', {
  board: scenario().creature('A', 'drago', '5/5', [], { faceDown: true }).effect({ do: 'exile', what: 'drago' }),
  ask: { ask: 'revealed', object: 'drago' },
  is: true,
  by: '708.9',
  otherwise: false,
})

shows('a face-down spell becomes a face-down permanent', {
  board: {
    hand: { A: [{ id: 'orso', pt: '3/3', keywords: [{ keyword: 'morph', cost: '{G}' }] }] },
    script: [{ cast: 'orso', as: 'face-down' }, 'resolve'],
  },
  ask: face('orso'),
  is: 'face-down',
  by: '708.4',
  otherwise: 'front',
})

shows('a copy is not seen while it is face down', {
  board: scenario()
    .creature('A', 'drago', '5/5', [], { faceDown: true })
    .creature('N', 'angelo', '4/4')
    .effect({ do: 'becomeCopy', what: 'drago', of: 'angelo', until: 'end-of-game' }),
  ask: pt('drago'),
  is: '2/2',
  by: '708.10',
  otherwise: '4/4',
})

shows('only its controller looks at a face-down permanent', {
  board: scenario().creature('A', 'drago', '5/5', [], { faceDown: true }).act({ look: 'N', at: 'drago' }),
  ask: legal(0),
  is: false,
  by: '708.5',
  otherwise: true,
})
