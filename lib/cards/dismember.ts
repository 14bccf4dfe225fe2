import { card } from './card'

export const dismember = card({
  slug: 'dismember',
  name: { en: 'Dismember', it: 'Smembrare' },
  cost: '{1}{B/P}{B/P}',
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      targets: [{ kind: 'object', filter: { types: ['creature'] } }],
      effect: { do: 'pump', what: { target: 0 }, power: -5, toughness: -5 },
    },
  ],
})
