import { gain, sorcery } from '../parts'
import { template } from '../template'

/** A turn has come to one of its parts: may the player whose turn it is cast a sorcery? */
export const sorceryWhen = template({
  id: 'sorcery-when',
  version: 1,
  claims: ['117.1a'],
  axes: {
    step: ['upkeep', 'draw', 'main2', 'end', 'begin-combat'],
    card: ['rito', 'marea', 'rinascita', 'grandine'],
    gain: [2, 3, 4],
    life: [20, 14, 9],
  },
  beliefs: ['sorcery-all-own-turn', 'one-main-phase'],
  scenario: (p) => ({
    players: { A: { life: p.life } },
    turn: { active: 'N', step: 'end' },
    hand: { A: [sorcery(p.card, gain(p.gain))] },
    script: [{ step: p.step }, { cast: p.card, by: 'A' }],
  }),
  probe: () => ({ ask: 'legal', action: 1 }),
})
