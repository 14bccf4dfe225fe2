import { card } from './card'

export const kitchenFinks = card({
  slug: 'kitchen-finks',
  name: { en: 'Kitchen Finks', it: 'Crumiri della Cucina' },
  cost: '{1}{G/W}{G/W}',
  types: ['creature'],
  subtypes: ['Ouphe'],
  pt: '3/2',
  keywords: ['persist'],
  abilities: [
    {
      type: 'triggered',
      when: { event: 'enters', object: 'self' },
      effect: { do: 'gainLife', who: 'you', amount: 2 },
    },
  ],
})
