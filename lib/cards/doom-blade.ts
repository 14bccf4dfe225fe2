import { card } from './card'

export const doomBlade = card({
  slug: 'doom-blade',
  name: { en: 'Doom Blade', it: 'Lama del Fato' },
  cost: '{1}{B}',
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      targets: [{ kind: 'object', filter: { types: ['creature'], notColors: ['B'] } }],
      effect: { do: 'destroy', what: { target: 0 } },
    },
  ],
})
