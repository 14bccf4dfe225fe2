import { card } from './card'

const hand = { count: { zone: 'hand', owner: 'opponent' } } as const

const loses = (amount: number) => ({ do: 'loseLife', who: 'event-player', amount }) as const

export const nezumiShortfang = card({
  slug: 'nezumi-shortfang',
  name: { en: 'Nezumi Shortfang', it: 'Zannacorta Nezumi' },
  cost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Rat', 'Rogue'],
  pt: '1/1',
  abilities: [
    {
      type: 'activated',
      cost: [{ pay: 'mana', cost: '{1}{B}' }, { pay: 'tap' }],
      targets: [{ kind: 'player', filter: { controller: 'opponent' } }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'discard', who: { target: 0 }, amount: 1 },
          { do: 'if', condition: { amount: hand, equals: 0 }, effect: { do: 'flip', what: 'self' } },
        ],
      },
    },
  ],
  layout: 'flip',
  other: {
    name: { en: 'Stabwhisker the Odious', it: 'Pungibaffo il Detestabile' },
    supertypes: ['legendary'],
    types: ['creature'],
    subtypes: ['Rat', 'Shaman'],
    pt: '3/3',
    abilities: [
      {
        type: 'triggered',
        when: { event: 'step', step: 'upkeep', player: 'opponent' },
        effect: {
          do: 'if',
          condition: { amount: hand, equals: 0 },
          effect: loses(3),
          otherwise: {
            do: 'if',
            condition: { amount: hand, equals: 1 },
            effect: loses(2),
            otherwise: { do: 'if', condition: { amount: hand, equals: 2 }, effect: loses(1) },
          },
        },
      },
    ],
  },
})
