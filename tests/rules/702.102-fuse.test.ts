import { type ObjectSpec, type Scenario, scenario } from '#lib/rules/index'
import { legal, life, shows } from './support'

const half = (amount: number) => ({ type: 'spell', effect: { do: 'gainLife', who: 'you', amount } }) as const
const card = (more: Partial<ObjectSpec>): Scenario => ({
  ...scenario().act({ cast: 'usura', as: 'both' }, 'resolve').done(),
  hand: {
    A: [
      {
        id: 'usura',
        layout: 'split',
        types: ['instant'],
        abilities: [half(1)],
        ...more,
        other: { types: ['instant'], abilities: [half(2)] },
      },
    ],
  },
})

shows('both halves are carried out', {
  board: card({ keywords: ['fuse'] }),
  ask: life('A'),
  is: 23,
  by: '702.102b',
  otherwise: 20,
})

shows('without fuse only one half is cast', {
  board: card({}),
  ask: legal(0),
  is: false,
  by: '702.102a',
  otherwise: true,
})
