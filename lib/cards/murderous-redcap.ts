import { card } from './card'

export const murderousRedcap = card({
  slug: 'murderous-redcap',
  name: { en: 'Murderous Redcap', it: 'Omicida dal Berretto Rosso' },
  cost: '{2}{B/R}{B/R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Assassin'],
  pt: '2/2',
  keywords: ['persist'],
  abilities: [
    {
      type: 'triggered',
      when: { event: 'enters', object: 'self' },
      targets: [{ kind: 'any' }],
      effect: { do: 'damage', amount: { powerOf: 'self' }, to: { object: { target: 0 } } },
    },
  ],
})
