import { card } from './card'

export const terminate = card({
  slug: 'terminate',
  name: { en: 'Terminate', it: 'Terminare' },
  cost: '{B}{R}',
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      targets: [{ kind: 'object', filter: { types: ['creature'] } }],
      effect: { do: 'destroy', what: { target: 0 }, noRegeneration: true },
    },
  ],
})
