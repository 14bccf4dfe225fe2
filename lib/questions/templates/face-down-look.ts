import { beast } from '../parts'
import { template } from '../template'

/** A card of each player lies face down in exile, and one of them may be looked at by the other player: who may look at which? */
export const faceDownLook = template({
  id: 'face-down-look',
  version: 5,
  claims: ['406.3'],
  axes: {
    card: ['orso', 'sfinge', 'drago', 'idra', 'lupo', 'airone', 'belva'],
    source: ['pozzo', 'scrigno', 'urna', 'giara'],
    exiler: ['A', 'N'],
    allowed: [false, true],
  },
  beliefs: ['facedown-exile-owner-looks', 'facedown-exile-exiler-looks'],
  scenario: (p) => {
    const [mine, theirs] = p.exiler === 'A' ? ['tigre', p.card] : [p.card, 'tigre']
    const foe = p.exiler === 'A' ? 'N' : 'A'
    return {
      field: { [p.exiler]: [{ id: p.source, types: ['artifact'] }] },
      exile: {
        [p.exiler]: [beast(mine, '2/2', { by: p.source, lookers: [] })],
        [foe]: [beast(theirs, '3/3', { by: p.source, lookers: [p.allowed ? p.exiler : foe] })],
      },
      script: [
        { look: p.exiler, at: mine },
        { look: foe, at: theirs },
        { look: p.exiler, at: theirs },
      ],
    }
  },
  probe: () => ({ ask: 'several', of: [0, 1, 2].map((action) => ({ ask: 'legal', action })) }),
})
