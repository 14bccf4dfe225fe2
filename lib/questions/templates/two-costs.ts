import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** The token that is sacrificed in the place of a card. */
const TOKENS = { chierico: 'spirito', eremita: 'soldato', orso: 'zombie', lupo: 'goblin' } as const

/** A spell with emerge, for which a token would be sacrificed, is cast as it is, or without paying its mana cost: may emerge be paid? */
export const twoCosts = template({
  id: 'two-costs',
  version: 4,
  claims: ['118.9a'],
  claimsAt: (p) => (p.free ? ['118.9a'] : []),
  axes: {
    spell: ['polpo', 'medusa', 'tritone', 'sfinge'],
    cost: ['{5}{U}{U}', '{6}{U}', '{4}{U}{U}', '{7}{U}'],
    victim: ['chierico', 'eremita', 'orso', 'lupo'],
    value: [2, 3, 4],
    free: [true, false],
  },
  beliefs: ['two-alternative-costs', 'emerge-reduces-colored', 'emerge-zero-illegal', 'free-spell-no-additional'],
  fits: (belief, p) => (belief === 'two-alternative-costs' || belief === 'free-spell-no-additional') === p.free,
  because: (p) => (p.free ? '118.9a' : '702.119a'),
  // A token has no mana cost to vary.
  valid: (p) => (p.free ? p.value < 4 : p.value === 2),
  scenario: (p) => ({
    field: {
      A: [
        p.free
          ? { id: p.victim, pt: '2/2', cost: `{${p.value - 1}}{W}` }
          : { id: TOKENS[p.victim], pt: '1/1', token: true, subtypes: [TOKEN_TYPES[TOKENS[p.victim]]] },
      ],
    },
    hand: { A: [{ id: p.spell, pt: '5/6', cost: '{8}', keywords: [{ keyword: 'emerge', cost: p.cost }] }] },
    script: [{ cast: p.spell, ...(p.free ? { free: true } : {}), alternative: 'emerge' }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
