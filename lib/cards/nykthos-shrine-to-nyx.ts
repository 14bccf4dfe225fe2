import { card } from './card'

export const nykthos = card({
  slug: 'nykthos-shrine-to-nyx',
  name: { en: 'Nykthos, Shrine to Nyx', it: 'Nyktos, Santuario di Nyx' },
  supertypes: ['legendary'],
  types: ['land'],
  abilities: [
    { type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'addMana', mana: '{C}' } },
    {
      type: 'activated',
      cost: [{ pay: 'mana', cost: '{2}' }, { pay: 'tap' }],
      effect: { do: 'addMana', mana: 'any-color', times: { devotion: 'chosen' } },
    },
  ],
})
