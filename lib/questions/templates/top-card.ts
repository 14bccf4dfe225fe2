import { card } from '../parts'
import { template } from '../template'

/** A player plays with the top card revealed and casts it: what is seen, and when? */
export const topCard = template({
  id: 'top-card',
  version: 5,
  claims: ['401.5', '401.2'],
  axes: {
    cast: ['fulmine', 'scossa', 'diniego', 'brace', 'folgore'],
    next: ['drago', 'foresta', 'rito', 'sfera'],
    below: ['isola', 'palude', 'montagna'],
    who: ['A', 'N'],
    reveal: ['you', 'each'],
    belowFirst: [true, false],
  },
  beliefs: ['top-card-visible-mid-cast', 'owner-may-look-library'],
  scenario: (p) => ({
    effects: [
      { reveal: 'top', player: p.reveal, of: 'A' },
      { mayCast: { zone: 'library' }, of: 'A' },
    ],
    library: {
      A: [
        card(p.cast, 'instant'),
        card(p.next, ({ drago: 'artifact', foresta: 'land', rito: 'sorcery', sfera: 'artifact' } as const)[p.next]),
        card(p.below, 'land'),
      ],
    },
    script: [{ cast: p.cast, by: 'A' }],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'shown', object: p.next },
      { ask: 'mayLook', player: 'A', object: p.belowFirst ? p.below : p.next },
      { ask: 'mayLook', player: p.who, object: p.belowFirst ? p.next : p.below },
    ],
  }),
})
