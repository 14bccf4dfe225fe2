import { card } from './card'

const drawTwenty = (target: number) => ({ do: 'draw', who: { target }, amount: 20 }) as const

export const jaceMemoryAdept = card({
  slug: 'jace-memory-adept',
  name: { en: 'Jace, Memory Adept', it: 'Jace, Esperto di Ricordi' },
  cost: '{3}{U}{U}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Jace'],
  loyalty: 4,
  abilities: [
    {
      type: 'activated',
      cost: [{ pay: 'loyalty', amount: 1 }],
      targets: [{ kind: 'player' }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'mill', who: { target: 0 }, amount: 1 },
        ],
      },
    },
    {
      type: 'activated',
      cost: [{ pay: 'loyalty', amount: 0 }],
      targets: [{ kind: 'player' }],
      effect: { do: 'mill', who: { target: 0 }, amount: 10 },
    },
    {
      type: 'activated',
      cost: [{ pay: 'loyalty', amount: -7 }],
      // As many players as a scenario may have.
      targets: [{ kind: 'player', number: 4, upTo: true }],
      effect: { do: 'sequence', steps: [0, 1, 2, 3].map(drawTwenty) },
    },
  ],
})
