import { card } from './card'

export const kokusho = card({
  slug: 'kokusho-the-evening-star',
  name: { en: 'Kokusho, the Evening Star', it: 'Kokusho, la Stella della Sera' },
  cost: '{4}{B}{B}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Dragon', 'Spirit'],
  pt: '5/5',
  keywords: ['flying'],
  abilities: [
    {
      type: 'triggered',
      when: { event: 'dies', object: 'self' },
      effect: {
        do: 'sequence',
        steps: [
          { do: 'loseLife', who: 'each-opponent', amount: 5 },
          { do: 'gainLife', who: 'you', amount: { thisWay: 'loseLife' } },
        ],
      },
    },
  ],
})
