import { misread } from './beliefs'
import { legal, shows } from './support'

shows('nobody looks at a card exiled face down who has not been allowed to', {
  board: {
    exile: { N: [{ id: 'lupo', pt: '2/2', lookers: ['A'] }] },
    script: [{ look: 'N', at: 'lupo' }],
  },
  ask: legal(0),
  is: false,
  by: '406.3',
  otherwise: true,
})

shows('a card exiled face down has no characteristics', {
  board: { exile: { N: [{ id: 'lupo', pt: '2/2', lookers: ['A'] }] } },
  ask: { ask: 'types', object: 'lupo' },
  is: [],
  by: '406.3a',
  otherwise: ['creature'],
})

misread('406.3')
