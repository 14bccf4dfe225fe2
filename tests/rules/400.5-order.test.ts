import { legal, shows } from './support'

shows('a graveyard is not put into another order', {
  board: { script: [{ arrange: 'A', graveyard: 'A' }] },
  ask: legal(0),
  is: false,
  by: '400.5',
  otherwise: true,
})
