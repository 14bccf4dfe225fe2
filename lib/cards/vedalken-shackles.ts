import { card } from './card'

export const vedalkenShackles = card({
  slug: 'vedalken-shackles',
  name: { en: 'Vedalken Shackles', it: 'Catene Vedalken' },
  cost: '{3}',
  types: ['artifact'],
  abilities: [
    { type: 'static', effects: [{ mayStayTapped: { self: true } }] },
    {
      type: 'activated',
      cost: [{ pay: 'mana', cost: '{2}' }, { pay: 'tap' }],
      targets: [
        {
          kind: 'object',
          filter: {
            types: ['creature'],
            power: { atMost: { count: { subtypes: ['Island'], controller: 'you' } } },
          },
        },
      ],
      effect: { do: 'gainControl', what: { target: 0 }, until: 'while-tapped' },
    },
  ],
})
