import { card } from './card'

export const mendingTouch = card({
  slug: 'mending-touch',
  name: { en: 'Mending Touch', it: 'Tocco Riparatore' },
  cost: '{G}',
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      targets: [{ kind: 'object', filter: { types: ['creature'] } }],
      effect: { do: 'regenerate', what: { target: 0 } },
    },
  ],
})
