import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** A token, whose mana value is 0, is sacrificed for emerge: may the spell be cast? */
export const emergeZero = template({
  id: 'emerge-zero',
  version: 1,
  claims: ['702.119a'],
  axes: {
    spell: ['polpo', 'medusa', 'tritone', 'sfinge'],
    cost: ['{5}{U}{U}', '{6}{U}', '{4}{U}{U}', '{7}{U}'],
    token: ['spirito', 'soldato', 'zombie', 'goblin'],
    size: ['1/1', '2/2', '0/1'],
    printed: ['{8}', '{9}', '{10}'],
  },
  beliefs: ['emerge-zero-illegal', 'emerge-reduces-colored'],
  because: '702.119a',
  scenario: (p) => ({
    field: { A: [{ id: p.token, pt: p.size, token: true, subtypes: [TOKEN_TYPES[p.token]] }] },
    hand: { A: [{ id: p.spell, pt: '5/6', cost: p.printed, keywords: [{ keyword: 'emerge', cost: p.cost }] }] },
    script: [{ cast: p.spell, alternative: 'emerge' }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
