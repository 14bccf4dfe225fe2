import { card } from './card'

export const baneAlleyBroker = card({
  slug: 'bane-alley-broker',
  name: { en: 'Bane Alley Broker', it: 'Mediatrice di Vicolo della Sventura' },
  cost: '{1}{U}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Rogue'],
  pt: '0/3',
  abilities: [
    {
      type: 'activated',
      cost: [{ pay: 'tap' }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'choose', from: { zone: 'hand', owner: 'you' } },
          { do: 'exile', what: 'chosen', faceDown: true },
        ],
      },
    },
    { type: 'static', effects: [{ lookAt: 'linked' }] },
    {
      type: 'activated',
      cost: [{ pay: 'mana', cost: '{U}{B}' }, { pay: 'tap' }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'choose', from: { zone: 'exile', linked: true } },
          { do: 'returnToHand', what: 'chosen' },
        ],
      },
    },
  ],
})
