import { beast } from '../parts'
import { template } from '../template'

/** A card lies face down in exile: may this player look at it? */
export const faceDownLook = template({
  id: 'face-down-look',
  version: 1,
  claims: ['406.3'],
  axes: {
    card: ['orso', 'sfinge', 'drago', 'idra', 'lupo', 'airone', 'belva'],
    source: ['pozzo', 'scrigno', 'urna', 'giara'],
    owner: ['A', 'N'],
    looks: ['A', 'N'],
    allowed: ['nobody', 'A'],
  },
  beliefs: ['facedown-exile-owner-looks', 'facedown-exile-exiler-looks'],
  because: '406.3',
  claimsAt: (p) => (p.allowed === p.looks ? [] : ['406.3']),
  valid: (p) => p.owner === 'N' || p.looks === 'A',
  scenario: (p) => ({
    field: { A: [{ id: p.source, types: ['artifact'] }] },
    exile: { [p.owner]: [beast(p.card, '3/3', { by: p.source, lookers: p.allowed === 'A' ? ['A'] : [] })] },
    script: [{ look: p.looks, at: p.card }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
