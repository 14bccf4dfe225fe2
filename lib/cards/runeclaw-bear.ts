import { card } from './card'

export const runeclawBear = card({
  slug: 'runeclaw-bear',
  name: { en: 'Runeclaw Bear', it: 'Orso Zampa di Runa' },
  cost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Bear'],
  pt: '2/2',
})
