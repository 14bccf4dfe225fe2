import { card } from './card'

export const dissolve = card({
  slug: 'dissolve',
  name: { en: 'Dissolve', it: 'Dileguare' },
  cost: '{1}{U}{U}',
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      targets: [{ kind: 'object', filter: { zone: 'stack', spell: true } }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'counterSpell', what: { target: 0 } },
          { do: 'scry', who: 'you', amount: 1 },
        ],
      },
    },
  ],
})
