import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows } from './support'

const board = scenario()
  .creature('N', 'orso', '2/2')
  .creature('N', 'lupo', '2/2')
  .effect({ do: 'putInLibrary', what: { all: { types: ['creature'] } }, at: 'top' }, 'A')
  .choose({ choose: 'order', player: 'N', answer: ['lupo', 'orso'] })

shows('the owner arranges cards put into a library together', {
  board,
  ask: { ask: 'position', object: 'lupo' },
  is: 1,
  by: '401.4',
  otherwise: 'stuck',
})

misread('401.4')
