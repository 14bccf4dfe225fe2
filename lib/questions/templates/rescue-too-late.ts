import { CREATURES, instant, sorcery } from '../parts'
import { template } from '../template'

/** A creature was damaged by a spell, as much as kills: may its controller answer? Or less: may its controller cast a sorcery on it then? */
export const rescueTooLate = template({
  id: 'rescue-too-late',
  version: 3,
  claims: ['405.6f'],
  claimsAt: (p) => (p.over < 0 ? [] : ['405.6f']),
  axes: {
    creature: ['orso', 'lupo', 'cervo', 'grifone', 'pantera'],
    pt: ['1/1', '2/2', '3/3', '2/4'],
    over: [0, 1, -1],
    help: [2, 3, 4],
    hit: ['scossa', 'folgore', 'fiamma'],
    save: ['vigore', 'corazza'],
  },
  beliefs: ['sba-uses-stack', 'damage-destroys-directly', 'empty-stack-ends-phase', 'priority-after-resolution'],
  // Less than kills gives state-based actions nothing to do.
  fits: (belief, p) => ['empty-stack-ends-phase', 'priority-after-resolution'].includes(belief) === p.over < 0,
  because: (p) => (p.over < 0 ? '117.3b' : '405.6f'),
  valid: (p) => Number(p.pt.split('/')[1]) + p.over > 0,
  scenario: (p) => ({
    turn: { active: 'A' },
    field: { A: [{ id: p.creature, pt: p.pt }] },
    hand: {
      A: [
        (p.over < 0 ? sorcery : instant)(p.save, { do: 'pump', what: { target: 0 }, power: 0, toughness: p.help }, [
          { kind: 'object', filter: { types: ['creature'] } },
        ]),
      ],
      N: [
        instant(
          p.hit,
          { do: 'damage', amount: Number(p.pt.split('/')[1]) + p.over, to: { object: { target: 0 } } },
          CREATURES(),
        ),
      ],
    },
    script: [
      { pass: 'A' },
      { cast: p.hit, by: 'N', targets: [p.creature] },
      'resolve',
      { cast: p.save, targets: [p.creature] },
    ],
  }),
  probe: () => ({ ask: 'legal', action: 3 }),
})
