import { scenario } from '#lib/rules/index'
import { life, shows } from './support'

shows('a gain of 0 is not raised to 1', {
  board: scenario()
    .lasting({ replace: { event: 'gainLife', player: 'you' }, with: { plus: 1 }, of: 'A' })
    .effect({ do: 'gainLife', who: 'A', amount: 0 }),
  ask: life('A'),
  is: 20,
  by: '119.10',
  otherwise: 21,
})
