import { card } from './card'

const shrinks = { do: 'pump', power: -3, toughness: -3 } as const

export const bileBlight = card({
  slug: 'bile-blight',
  name: { en: 'Bile Blight', it: 'Morbo Avvizzente' },
  cost: '{B}{B}',
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      targets: [{ kind: 'object', filter: { types: ['creature'] } }],
      effect: {
        do: 'together',
        steps: [
          { ...shrinks, what: { target: 0 } },
          { ...shrinks, what: { all: { types: ['creature'], sameName: { target: 0 } } } },
        ],
      },
    },
  ],
})
