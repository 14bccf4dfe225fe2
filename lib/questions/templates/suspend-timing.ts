import type { ScriptStep } from '#lib/rules/index'
import { drain, instant, sorcery } from '../parts'
import { template } from '../template'

const before = ({ turn, resolved }: { readonly turn: string; readonly resolved: boolean }): readonly ScriptStep[] =>
  turn === 'N' ? [] : [{ cast: 'folgore' }, ...(resolved ? (['resolve'] as const) : [])]

/** Mana that pays exactly a cost: for what is generic, colourless. */
const manaOf = (cost: string): string => cost.replace(/\{(\d)\}/, (_, n) => '{C}'.repeat(Number(n)))

/** A sorcery with suspend in hand in the opponent's turn, or in one's own while a spell is on the stack or has resolved: may it be suspended? */
export const suspendTiming = template({
  id: 'suspend-timing',
  version: 8,
  claims: ['702.62a'],
  claimsAt: (p) => (p.resolved ? [] : ['702.62a']),
  axes: {
    card: ['cometa', 'grandine', 'rovina', 'marea', 'bufera'],
    counters: [1, 2, 3, 4],
    cost: ['{R}', '{1}{R}', '{2}{R}'],
    amount: [2, 3, 4],
    turn: ['N', 'A'],
    resolved: [false, true],
  },
  // In one's own turn a spell on the stack is in the way.
  beliefs: ['suspend-owner-timing', 'suspend-uses-stack', 'empty-stack-ends-phase'],
  fits: (belief, p) => belief === 'suspend-owner-timing' || (belief === 'empty-stack-ends-phase') === p.resolved,
  valid: (p) => !p.resolved || p.turn === 'A',
  because: (p) => (p.resolved ? '117.3b' : '702.62a'),
  scenario: (p) => ({
    turn: { active: p.turn },
    players: { A: { mana: manaOf(p.turn === 'A' ? `${p.cost}{R}` : p.cost) } },
    hand: {
      A: [
        sorcery(p.card, drain(p.amount), [], {
          cost: '{5}{R}',
          keywords: [{ keyword: 'suspend', amount: p.counters, cost: p.cost }],
        }),
        ...(p.turn === 'A' ? [instant('folgore', drain(1), [], { cost: '{R}' })] : []),
      ],
    },
    script: [...before(p), { suspend: p.card, by: 'A' }],
  }),
  probe: (p) => ({ ask: 'legal', action: before(p).length }),
})
