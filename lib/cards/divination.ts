import { card } from './card'

export const divination = card({
  slug: 'divination',
  name: { en: 'Divination', it: 'Divinazione' },
  cost: '{2}{U}',
  types: ['sorcery'],
  abilities: [{ type: 'spell', effect: { do: 'draw', who: 'you', amount: 2 } }],
})
