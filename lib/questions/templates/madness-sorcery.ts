import { drain, gain, sorcery, watcher } from '../parts'
import { template } from '../template'

/** A sorcery with madness is discarded in the opponent's turn, and its owner casts it: what is the total? */
export const madnessSorcery = template({
  id: 'madness-sorcery',
  version: 4,
  claims: ['608.2g'],
  axes: {
    card: ['rito', 'patto', 'cometa', 'offerta'],
    cost: ['{B}', '{1}{B}', '{2}{B}'],
    amount: [2, 3, 4, 5],
    life: [20, 13, 8, 5],
    step: ['upkeep', 'main1'],
    watcher: ['studio', 'torre', 'ronda'],
    each: [1, 2, 3],
  },
  beliefs: ['madness-sorcery-timing', 'madness-not-discarded'],
  valid: (p) => p.each !== p.amount,
  scenario: (p) => ({
    // Of the opponent, whose order with madness nobody has to choose: telling it would say that both trigger.
    field: { N: [watcher(p.watcher, { event: 'discard', player: 'opponent' }, drain(p.each))] },
    turn: { active: 'N', step: p.step },
    players: { A: { life: p.life } },
    hand: {
      A: [sorcery(p.card, gain(p.amount), [], { cost: '{4}{B}', keywords: [{ keyword: 'madness', cost: p.cost }] })],
    },
    script: [{ effect: { do: 'discard', who: 'A', amount: 1 }, by: 'N' }, 'resolve-all'],
    choices: [{ choose: 'cast', player: 'A', of: p.card, answer: { cast: true } }],
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
