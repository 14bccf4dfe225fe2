import { template } from '../template'

/** A spell with emerge is cast without paying its mana cost: may emerge be paid instead? */
export const twoCosts = template({
  id: 'two-costs',
  version: 1,
  claims: ['118.9a'],
  axes: {
    spell: ['polpo', 'medusa', 'tritone', 'sfinge'],
    cost: ['{5}{U}{U}', '{6}{U}', '{4}{U}{U}', '{7}{U}'],
    victim: ['chierico', 'eremita', 'orso', 'lupo'],
    value: [2, 3, 4],
  },
  beliefs: ['two-alternative-costs', 'emerge-reduces-colored'],
  because: '118.9a',
  scenario: (p) => ({
    field: { A: [{ id: p.victim, pt: '2/2', cost: `{${p.value - 1}}{W}` }] },
    hand: { A: [{ id: p.spell, pt: '5/6', cost: '{8}', keywords: [{ keyword: 'emerge', cost: p.cost }] }] },
    script: [{ cast: p.spell, free: true, alternative: 'emerge' }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
