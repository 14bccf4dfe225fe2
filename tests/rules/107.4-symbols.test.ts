import { instant } from './spells'
import { legal, shows } from './support'

shows('of one Phyrexian symbol not two are paid with life', {
  board: { hand: { A: [instant('lampo', '{1}{W/P}')] }, script: [{ cast: 'lampo', phyrexian: 2 }] },
  ask: legal(0),
  is: false,
  by: '107.4f',
  otherwise: 'stuck',
})
