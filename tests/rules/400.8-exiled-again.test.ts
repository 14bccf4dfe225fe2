import { shows } from './support'

shows('what is exiled again is a new object', {
  board: { exile: { A: [{ id: 'orso', pt: '2/2' }] }, script: [{ effect: { do: 'exile', what: 'orso' } }] },
  ask: { ask: 'sameObject', object: 'orso' },
  is: false,
  by: '400.8',
  otherwise: true,
})
