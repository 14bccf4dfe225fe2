import { card } from './card'

export const volcanicFallout = card({
  slug: 'volcanic-fallout',
  name: { en: 'Volcanic Fallout', it: 'Pioggia di Lapilli' },
  cost: '{1}{R}{R}',
  types: ['instant'],
  abilities: [
    { type: 'static', in: ['stack'], effects: [{ cant: 'be-countered', what: { self: true } }] },
    {
      type: 'spell',
      effect: {
        do: 'together',
        steps: [
          { do: 'damage', amount: 2, to: { object: { all: { types: ['creature'] } } } },
          { do: 'damage', amount: 2, to: { player: 'each' } },
        ],
      },
    },
  ],
})
