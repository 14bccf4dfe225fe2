import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { fight, life, shows } from './support'

shows('5 damage with trample on a 2/2: 3 go through', {
  board: fight(['5/5', 'trample'], ['2/2']).choose({ choose: 'assign-damage', of: 'orso', answer: { lupo: 2, N: 3 } }),
  ask: life('N'),
  is: 17,
  by: '702.19b',
  otherwise: 20,
})

shows('a creature with trample may let its excess through', {
  board: fight(['5/5', 'trample'], ['2/2']).choose({ choose: 'assign-damage', of: 'orso', answer: { lupo: 2, N: 3 } }),
  ask: life('N'),
  is: 17,
  by: '702.19a',
  otherwise: 20,
})

shows('without blockers any more all of it goes through', {
  board: scenario()
    .creature('A', 'orso', '5/5', ['trample'])
    .creature('N', 'lupo', '2/2')
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' })
    .effect({ do: 'exile', what: 'lupo' })
    .act('combat-damage'),
  ask: life('N'),
  is: 15,
  by: '702.19d',
  otherwise: 20,
})

misread('702.19')
