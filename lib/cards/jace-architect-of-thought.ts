import { card } from './card'

export const jaceArchitect = card({
  slug: 'jace-architect-of-thought',
  name: { en: 'Jace, Architect of Thought', it: 'Jace, Architetto del Pensiero' },
  cost: '{2}{U}{U}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Jace'],
  loyalty: 4,
  abilities: [
    {
      type: 'activated',
      cost: [{ pay: 'loyalty', amount: 1 }],
      effect: {
        do: 'delayed',
        when: { event: 'attacks', object: { types: ['creature'], controller: 'opponent' } },
        effect: { do: 'pump', what: 'event-object', power: -1, toughness: 0 },
        repeat: true,
        until: 'your-next-turn',
      },
    },
    {
      type: 'activated',
      cost: [{ pay: 'loyalty', amount: -2 }],
      effect: { do: 'piles', who: 'you', amount: 3, by: 'opponent' },
    },
    {
      type: 'activated',
      cost: [{ pay: 'loyalty', amount: -8 }],
      effect: {
        do: 'sequence',
        steps: [
          {
            do: 'search',
            who: 'you',
            of: 'each',
            zones: ['library'],
            what: { notTypes: ['land'] },
            amount: 1,
            to: 'exile',
            shuffle: true,
          },
          { do: 'cast', what: { thisWay: 'exile' }, free: true },
        ],
      },
    },
  ],
})
