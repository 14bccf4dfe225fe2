import { type ObjectSpec, scenario } from '#lib/rules/index'
import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

const CARDS: Readonly<Record<string, ObjectSpec>> = {
  creature: { id: 'lupo', pt: '2/2' },
  land: { id: 'foresta', types: ['land'] },
  enchantment: { id: 'veglia', types: ['enchantment'] },
  instant: { id: 'fulmine', types: ['instant'] },
  sorcery: { id: 'cometa', types: ['sorcery'] },
}

/** Cards in a hand, a card in a graveyard and a token: which of them are permanent cards, and what types count? */
export const permanentCards = template({
  id: 'permanent-cards',
  version: 2,
  claims: ['110.4', '110.4a'],
  axes: {
    hand: ['creature', 'land', 'enchantment', 'instant', 'sorcery'],
    graveyard: ['creature', 'land', 'enchantment', 'instant', 'sorcery'],
    token: ['spirito', 'soldato', 'zombie', 'goblin'],
    size: ['1/1', '2/2', '3/3'],
  },
  beliefs: ['token-is-card', 'token-is-permanent-type'],
  valid: (p) =>
    p.hand !== p.graveyard && [p.hand, p.graveyard].some((type) => type !== 'instant' && type !== 'sorcery'),
  scenario: (p) =>
    scenario()
      .hand('A', [CARDS[p.hand] ?? { id: 'lupo' }])
      .graveyard('A', [CARDS[p.graveyard] ?? { id: 'lupo' }])
      .creature('A', p.token, p.size, [], { token: true, subtypes: [TOKEN_TYPES[p.token]] })
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'isPermanentCard', object: CARDS[p.hand]?.id ?? '' },
      { ask: 'isPermanentCard', object: CARDS[p.graveyard]?.id ?? '' },
      { ask: 'isPermanentCard', object: p.token },
      { ask: 'permanentTypes' },
    ],
  }),
})
