import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { marked, shows } from './support'

shows('each creature deals the other damage equal to its power', {
  board: scenario()
    .creature('A', 'orso', '2/4')
    .creature('N', 'lupo', '1/4')
    .effect({ do: 'fight', what: 'orso', with: 'lupo' }),
  ask: marked('lupo'),
  is: 2,
  by: '701.14a',
  otherwise: 0,
})

shows('a creature that fights itself is dealt twice its power', {
  board: scenario().creature('A', 'orso', '1/4').effect({ do: 'fight', what: 'orso', with: 'orso' }),
  ask: marked('orso'),
  is: 2,
  by: '701.14c',
  otherwise: 0,
})

misread('701.14')
