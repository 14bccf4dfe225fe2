import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** A token, whose mana value is 0, would be sacrificed for emerge, one's own or an opponent's: may the spell be cast? */
export const emergeZero = template({
  id: 'emerge-zero',
  version: 3,
  claims: ['702.119a', '701.21a'],
  claimsAt: (p) => (p.of === 'A' ? ['702.119a'] : ['701.21a']),
  axes: {
    spell: ['polpo', 'medusa', 'tritone', 'sfinge'],
    cost: ['{5}{U}{U}', '{6}{U}', '{4}{U}{U}', '{7}{U}'],
    token: ['spirito', 'soldato', 'zombie', 'goblin'],
    size: ['1/1', '2/2', '0/1'],
    printed: ['{8}', '{9}', '{10}'],
    of: ['A', 'N'],
  },
  beliefs: ['emerge-zero-illegal', 'emerge-reduces-colored', 'sacrifice-opponents'],
  fits: (belief, p) => belief === 'emerge-zero-illegal' || (belief === 'emerge-reduces-colored') === (p.of === 'A'),
  because: (p) => (p.of === 'A' ? '702.119a' : '701.21a'),
  scenario: (p) => ({
    // Neither is mana what is missing, nor is there enough for the printed cost.
    players: { A: { mana: p.cost } },
    field: { [p.of]: [{ id: p.token, pt: p.size, token: true, subtypes: [TOKEN_TYPES[p.token]] }] },
    hand: { A: [{ id: p.spell, pt: '5/6', cost: p.printed, keywords: [{ keyword: 'emerge', cost: p.cost }] }] },
    script: [{ cast: p.spell, alternative: 'emerge' }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
