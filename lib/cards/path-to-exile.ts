import { card } from './card'

export const pathToExile = card({
  slug: 'path-to-exile',
  name: { en: 'Path to Exile', it: "Sentiero dell'Esilio" },
  cost: '{W}',
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      targets: [{ kind: 'object', filter: { types: ['creature'] } }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'exile', what: { target: 0 } },
          {
            do: 'may',
            who: { controllerOf: { target: 0 } },
            effect: {
              do: 'search',
              who: { controllerOf: { target: 0 } },
              zones: ['library'],
              what: { supertypes: ['basic'], types: ['land'] },
              amount: 1,
              to: 'battlefield',
              tapped: true,
              shuffle: true,
            },
          },
        ],
      },
    },
  ],
})
