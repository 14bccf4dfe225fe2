import { drain, gain, instant, sorcery } from '../parts'
import { template } from '../template'

/** A turn has come to one of its parts: may the player whose turn it is cast a sorcery, perhaps after an instant has resolved? */
export const sorceryWhen = template({
  id: 'sorcery-when',
  version: 2,
  claims: ['117.1a'],
  claimsAt: (p) => (p.answered ? [] : ['117.1a']),
  axes: {
    step: ['upkeep', 'draw', 'main2', 'end', 'begin-combat'],
    card: ['rito', 'marea', 'rinascita', 'grandine'],
    gain: [2, 3, 4],
    life: [20, 14, 9],
    answered: [false, true],
  },
  beliefs: ['sorcery-all-own-turn', 'one-main-phase'],
  because: (p) => (p.answered ? '117.3b' : '117.1a'),
  // Of the parts of a turn in which it may not, fewer are told.
  valid: (p) => p.step === 'main2' || (!p.answered && p.life === 20),
  scenario: (p) => ({
    players: { A: { life: p.life } },
    turn: { active: 'N', step: 'end' },
    hand: { A: [sorcery(p.card, gain(p.gain)), ...(p.answered ? [instant('folgore', drain(1))] : [])] },
    script: [
      { step: p.step },
      ...(p.answered ? ([{ cast: 'folgore', by: 'A' }, 'resolve'] as const) : []),
      { cast: p.card, by: 'A' },
    ],
  }),
  probe: (p) => ({ ask: 'legal', action: p.answered ? 3 : 1 }),
})
