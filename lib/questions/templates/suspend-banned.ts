import { drain, instant } from '../parts'
import { template } from '../template'

/** A card with suspend beside what forbids to cast: its owner, an opponent of theirs, or spells of another type. May it be suspended? */
export const suspendBanned = template({
  id: 'suspend-banned',
  version: 3,
  claims: ['702.62c', '702.62a'],
  claimsAt: (p) => [p.banned === 'owner' ? '702.62c' : '702.62a'],
  axes: {
    card: ['folgore', 'fiamma', 'scarica', 'fulmine', 'scintilla'],
    counters: [1, 2, 3, 4],
    cost: ['{R}', '{1}{R}', '{2}{R}'],
    amount: [2, 3, 4],
    turn: ['N', 'A'],
    banned: ['owner', 'opponent', 'creatures'],
  },
  beliefs: ['suspend-ignores-bans', 'suspend-as-sorcery', 'can-beats-cant'],
  // One's own main phase is the time of a sorcery.
  fits: (belief, p) =>
    belief === 'suspend-as-sorcery' ? p.turn === 'N' : belief === 'suspend-ignores-bans' || p.banned === 'owner',
  // What everybody may do in their own main phase nobody refuses.
  valid: (p) => p.banned === 'owner' || p.turn === 'N',
  because: (p) => (p.banned === 'owner' ? '702.62c' : '702.62a'),
  scenario: (p) => ({
    turn: { active: p.turn },
    field: {
      [p.banned === 'opponent' ? 'A' : 'N']: [
        {
          id: 'sigillo',
          types: ['artifact'],
          abilities: [
            {
              type: 'static',
              effects: [
                p.banned === 'creatures'
                  ? { cant: 'cast', player: 'each', what: { types: ['creature'] } }
                  : { cant: 'cast', player: 'opponent' },
              ],
            },
          ],
        },
      ],
    },
    hand: {
      A: [
        instant(p.card, drain(p.amount), [], {
          cost: '{5}{R}',
          keywords: [{ keyword: 'suspend', amount: p.counters, cost: p.cost }],
        }),
      ],
    },
    script: [{ suspend: p.card, by: 'A' }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
