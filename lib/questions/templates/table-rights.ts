import { card } from '../parts'
import { template } from '../template'

/** What may players look at, count and put into another order? */
export const tableRights = template({
  id: 'table-rights',
  version: 2,
  claims: ['401.2', '401.3', '402.3', '400.5'],
  claimsAt: (p) => ['401.2', '401.3', ...(p.own ? [] : [p.hand ? ('402.3' as const) : ('400.5' as const)])],
  // Of a graveyard nobody may change the order, whosever it is.
  valid: (p) => p.hand || !p.own,
  shows: ['404.2'],
  axes: {
    library: [30, 27, 41, 12, 53, 8],
    foe: [25, 33, 48, 9, 17, 2],
    step: ['main1', 'upkeep', 'end'],
    who: ['A', 'N'],
    hand: [true, false],
    own: [false, true],
    lookFirst: [true, false],
  },
  beliefs: ['owner-may-look-library', 'library-count-hidden'],
  form: 'select',
  scenario: (p) => {
    const other = p.who === 'A' ? 'N' : 'A'
    const look = { look: p.who, library: p.who } as const
    const count = { count: p.who, library: other } as const
    return {
      turn: { active: 'A', step: p.step },
      library: { A: p.library, N: p.foe },
      ...(p.hand ? {} : { graveyard: { [p.who]: [card('rito', 'sorcery'), card('fulmine', 'instant')] } }),
      script: [
        ...(p.lookFirst ? [look, count] : [count, look]),
        ...(p.hand
          ? [{ look: p.who, hand: p.own ? p.who : other } as const]
          : [{ arrange: p.who, graveyard: p.who } as const]),
      ],
    }
  },
  probe: () => ({
    ask: 'several',
    of: [0, 1, 2].map((action) => ({ ask: 'legal', action })),
  }),
})
