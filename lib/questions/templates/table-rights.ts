import { card } from '../parts'
import { template } from '../template'

/** What may players look at, count and put into another order? */
export const tableRights = template({
  id: 'table-rights',
  version: 1,
  claims: ['401.2', '401.3', '402.3', '400.5'],
  claimsAt: (p) => ['401.2', '401.3', p.hand ? '402.3' : '400.5'],
  shows: ['404.2'],
  axes: {
    library: [30, 27, 41, 12, 53, 8],
    foe: [25, 33, 48, 9, 17, 2],
    step: ['main1', 'upkeep', 'end'],
    who: ['A', 'N'],
    hand: [true, false],
  },
  beliefs: ['owner-may-look-library', 'library-count-hidden'],
  form: 'select',
  scenario: (p) => {
    const other = p.who === 'A' ? 'N' : 'A'
    return {
      turn: { active: 'A', step: p.step },
      library: { A: p.library, N: p.foe },
      ...(p.hand ? {} : { graveyard: { [p.who]: [card('rito', 'sorcery'), card('fulmine', 'instant')] } }),
      script: [
        { look: p.who, library: p.who },
        { count: p.who, library: other },
        ...(p.hand ? [{ look: p.who, hand: other } as const] : [{ arrange: p.who, graveyard: p.who } as const]),
      ],
    }
  },
  probe: () => ({
    ask: 'several',
    of: [0, 1, 2].map((action) => ({ ask: 'legal', action })),
  }),
})
