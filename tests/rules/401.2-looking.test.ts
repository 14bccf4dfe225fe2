import { misread } from './beliefs'
import { legal, shows } from './support'

shows('nobody looks at a library', {
  board: { script: [{ look: 'A', library: 'A' }] },
  ask: legal(0),
  is: false,
  by: '401.2',
  otherwise: true,
})

misread('401.2')
