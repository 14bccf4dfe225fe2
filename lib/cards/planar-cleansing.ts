import { card } from './card'

export const planarCleansing = card({
  slug: 'planar-cleansing',
  name: { en: 'Planar Cleansing', it: 'Pulizia Planare' },
  cost: '{3}{W}{W}{W}',
  types: ['sorcery'],
  abilities: [{ type: 'spell', effect: { do: 'destroy', what: { all: { notTypes: ['land'] } } } }],
})
