import { scenario } from '#lib/rules/index'
import { legal, shows } from './support'

shows('the only player left has won, and nothing more is done', {
  board: scenario().act({ concede: 'N' }).effect({ do: 'gainLife', who: 'A', amount: 1 }),
  ask: legal(1),
  is: undefined,
  by: '104.2a',
  otherwise: true,
})
