import { scenario } from '#lib/rules/index'
import { legal, life, pt, shows } from './support'

shows('a permanent without morph is not turned face up by its controller', {
  board: scenario().creature('A', 'orso', '3/3', [], { faceDown: true }).act({ turnUp: 'orso' }),
  ask: legal(0),
  is: false,
  by: '702.37e',
  otherwise: 'stuck',
})

shows('megamorph puts a counter on it', {
  board: scenario()
    .creature('A', 'cervo', '3/3', [], { faceDown: true, keywords: [{ keyword: 'morph', cost: '{3}{G}', mega: true }] })
    .act({ turnUp: 'cervo' }),
  ask: pt('cervo'),
  is: '4/4',
  by: '702.37b',
  otherwise: '3/3',
})

shows('without morph it is not cast face down', {
  board: { hand: { A: [{ id: 'orso', pt: '3/3' }] }, script: [{ cast: 'orso', as: 'face-down' }] },
  ask: legal(0),
  is: false,
  by: '702.37c',
  otherwise: true,
})

shows('X of the morph cost is known to what the permanent says of it', {
  board: scenario()
    .permanent('A', {
      id: 'soffio',
      pt: '2/2',
      faceDown: true,
      keywords: [{ keyword: 'morph', cost: '{X}{R}' }],
      abilities: [
        {
          type: 'triggered',
          when: { event: 'turnedFaceUp', object: 'self' },
          effect: { do: 'loseLife', who: 'opponent', amount: 'x' },
        },
      ],
    })
    .act({ turnUp: 'soffio', x: 4 }, 'resolve'),
  ask: life('N'),
  is: 16,
  by: '702.37f',
  otherwise: 20,
})
