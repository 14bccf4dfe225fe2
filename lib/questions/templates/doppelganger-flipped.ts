import { named } from '../named'
import { template } from '../template'

/** Dimir Doppelganger with counters, which was flipped as another creature, becomes a Runeclaw Bear and then a flip card: how large is it? */
export const doppelgangerFlipped = template({
  id: 'doppelganger-flipped',
  version: 3,
  claims: ['110.5c'],
  axes: {
    last: ['nezumi-shortfang', 'jushi-apprentice'],
    between: [true, false],
    counters: [0, 1, 2, 3],
    grave: ['A', 'N'],
    other: ['N', 'A'],
  },
  beliefs: ['copy-resets-status', 'copy-loses-counters'],
  form: 'board',
  scenario: (p) => {
    const orso = named('orso', 'runeclaw-bear')
    const ultima = named('ultima', p.last)
    const both = p.between && p.grave === p.other
    return {
      field: {
        A: [
          named('mutaforma', 'dimir-doppelganger', {
            flipped: true,
            ...(p.counters ? { counters: { '+1/+1': p.counters } } : {}),
          }),
        ],
      },
      graveyard: both
        ? { [p.grave]: [orso, ultima] }
        : { [p.grave]: [ultima], ...(p.between ? { [p.other]: [orso] } : {}) },
      script: [
        ...(p.between ? [{ activate: 'mutaforma', targets: ['orso'] } as const, 'resolve' as const] : []),
        { activate: 'mutaforma', targets: ['ultima'] },
        'resolve',
      ],
    }
  },
  // Without a bear it does not matter whose graveyard would have it; without counters there is nothing to lose.
  valid: (p) => p.counters > 0 && (p.between || p.other === 'N'),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'power', object: 'mutaforma' },
      { ask: 'toughness', object: 'mutaforma' },
    ],
  }),
})
