import { beast } from '../parts'
import { template } from '../template'

/** A card lies face down in exile: which of the players may look at it? */
export const faceDownLook = template({
  id: 'face-down-look',
  version: 2,
  claims: ['406.3'],
  axes: {
    card: ['orso', 'sfinge', 'drago', 'idra', 'lupo', 'airone', 'belva'],
    source: ['pozzo', 'scrigno', 'urna', 'giara'],
    owner: ['A', 'N'],
    allowed: ['nobody', 'A'],
  },
  beliefs: ['facedown-exile-owner-looks', 'facedown-exile-exiler-looks'],
  scenario: (p) => ({
    field: { A: [{ id: p.source, types: ['artifact'] }] },
    exile: { [p.owner]: [beast(p.card, '3/3', { by: p.source, lookers: p.allowed === 'A' ? ['A'] : [] })] },
    script: [
      { look: 'A', at: p.card },
      { look: 'N', at: p.card },
    ],
  }),
  probe: () => ({ ask: 'several', of: [0, 1].map((action) => ({ ask: 'legal', action })) }),
})
