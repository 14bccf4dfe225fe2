import { legal, shows } from './support'

shows('an Aura spell has a target', {
  board: {
    field: { N: [{ id: 'orso', pt: '2/2' }] },
    hand: {
      A: [
        {
          id: 'velo',
          types: ['enchantment'],
          subtypes: ['Aura'],
          keywords: [{ keyword: 'enchant', what: { types: ['creature'] } }],
        },
      ],
    },
    script: [{ cast: 'velo', targets: ['orso'] }, 'resolve'],
  },
  ask: legal(0),
  is: true,
  by: '303.4a',
  otherwise: false,
})
