import { card } from './card'

export const jushiApprentice = card({
  slug: 'jushi-apprentice',
  name: { en: 'Jushi Apprentice', it: 'Apprendista Jushi' },
  cost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  pt: '1/2',
  abilities: [
    {
      type: 'activated',
      cost: [{ pay: 'mana', cost: '{2}{U}' }, { pay: 'tap' }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'draw', who: 'you', amount: 1 },
          {
            do: 'if',
            condition: { amount: { count: { zone: 'hand', owner: 'you' } }, atLeast: 9 },
            effect: { do: 'flip', what: 'self' },
          },
        ],
      },
    },
  ],
  layout: 'flip',
  other: {
    name: { en: 'Tomoya the Revealer', it: 'Tomoya il Rivelatore' },
    supertypes: ['legendary'],
    types: ['creature'],
    subtypes: ['Human', 'Wizard'],
    pt: '2/3',
    abilities: [
      {
        type: 'activated',
        cost: [{ pay: 'mana', cost: '{3}{U}{U}' }, { pay: 'tap' }],
        targets: [{ kind: 'player' }],
        effect: { do: 'draw', who: { target: 0 }, amount: { count: { zone: 'hand', owner: 'you' } } },
      },
    ],
  },
})
