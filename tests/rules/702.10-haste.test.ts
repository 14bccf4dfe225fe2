import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, shows } from './support'

shows('a creature with haste attacks in the turn in which it comes', {
  board: scenario().creature('A', 'lampo', '2/1', ['haste'], { sick: true }).attack({ lampo: 'N' }),
  ask: legal(0),
  is: true,
  by: '702.10b',
  otherwise: false,
})

shows('a creature with haste uses {T} in the turn in which it comes', {
  board: scenario()
    .creature('A', 'druido', '1/1', ['haste'], {
      sick: true,
      abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'gainLife', who: 'you', amount: 1 } }],
    })
    .act({ activate: 'druido' }),
  ask: legal(0),
  is: true,
  by: '702.10c',
  otherwise: false,
})

misread('702.10')
