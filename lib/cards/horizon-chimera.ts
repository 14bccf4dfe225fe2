import { card } from './card'

export const horizonChimera = card({
  slug: 'horizon-chimera',
  name: { en: 'Horizon Chimera', it: "Chimera dell'Orizzonte" },
  cost: '{2}{G}{U}',
  types: ['creature'],
  subtypes: ['Chimera'],
  pt: '3/2',
  keywords: ['flash', 'flying', 'trample'],
  abilities: [
    {
      type: 'triggered',
      when: { event: 'draw', player: 'you' },
      effect: { do: 'gainLife', who: 'you', amount: 1 },
    },
  ],
})
