import { legal, shows } from './support'

shows('nobody antes a card where it is not played for ante', {
  board: { hand: { A: [{ id: 'lampo', types: ['instant'] }] }, script: [{ ante: 'lampo' }] },
  ask: legal(0),
  is: false,
  by: '407.1',
  otherwise: true,
})

shows('only the owner of a card antes it', {
  board: { ante: true, field: { A: [{ id: 'orso', pt: '2/2', owner: 'N' }] }, script: [{ ante: 'orso', by: 'A' }] },
  ask: legal(0),
  is: false,
  by: '407.4',
  otherwise: true,
})
