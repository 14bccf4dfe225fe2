import { gain, instant } from '../parts'
import { template } from '../template'

/** Two cards of the other player are on the stack, cast by A: who gains life, whose is the creature, where does the instant go? */
export const borrowedSpell = template({
  id: 'borrowed-spell',
  version: 3,
  claims: ['405.4', '110.2'],
  axes: {
    card: ['drago', 'angelo', 'gigante', 'golem', 'sfinge', 'idra'],
    size: ['2/2', '3/3', '4/4', '5/5'],
    spell: ['balsamo', 'preghiera', 'vigore', 'rinascita'],
    amount: [1, 2, 3],
    life: [20, 13, 9, 17, 15, 7],
  },
  beliefs: ['controller-is-owner', 'stolen-creature-my-graveyard'],
  form: 'board',
  scenario: (p) => ({
    players: { A: { life: p.life }, N: { life: p.life } },
    stack: [
      { id: p.card, pt: p.size, owner: 'N', controller: 'A' },
      { ...instant(p.spell, gain(p.amount)), owner: 'N', controller: 'A' },
    ],
    script: ['resolve-all'],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
      { ask: 'controller', object: p.card },
      { ask: 'owner', object: p.card },
      { ask: 'zone', object: p.spell },
    ],
  }),
})
