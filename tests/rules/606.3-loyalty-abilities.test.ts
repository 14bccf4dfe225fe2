import type { ObjectSpec } from '#lib/rules/index'
import { legal, shows } from './support'

const maga = (amount: number): ObjectSpec => ({
  id: 'maga',
  types: ['planeswalker'],
  counters: { loyalty: 2 },
  abilities: [
    { type: 'activated', cost: [{ pay: 'loyalty', amount }], effect: { do: 'gainLife', who: 'you', amount: 1 } },
  ],
})

shows('a planeswalker has one loyalty ability activated a turn', {
  board: { field: { A: [maga(1)] }, script: [{ activate: 'maga' }, 'resolve', { activate: 'maga' }] },
  ask: legal(2),
  is: false,
  by: '606.3',
  otherwise: true,
})

shows('three loyalty counters are not removed where there are two', {
  board: { field: { A: [maga(-3)] }, script: [{ activate: 'maga' }] },
  ask: legal(0),
  is: false,
  by: '606.6',
  otherwise: true,
})
