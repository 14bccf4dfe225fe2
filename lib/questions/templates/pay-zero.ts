import { scenario } from '#lib/rules/index'
import { cannot, payForCard } from '../parts'
import { template } from '../template'

/** A player who can't pay life, or can't lose it, faces a cost of 0 life, or of some, of a tapped artifact in the turn of the opponent. */
export const payZero = template({
  id: 'pay-zero',
  version: 6,
  claims: ['119.4b', '119.8'],
  claimsAt: (p) => (p.cost === 0 ? ['119.4b'] : ['119.8']),
  axes: {
    life: [1, 2, 3, 5, 8, 11, 14, 17, 20, 4, 6, 7, 9, 10, 12],
    source: ['altare', 'calice', 'patto', 'reliquia', 'medaglione'],
    ban: ['pay-life', 'lose-life'],
    cost: [0, 1, 2],
  },
  beliefs: [
    'pay-zero-life-forbidden',
    'cant-lose-life-pays-free',
    'paying-life-is-damage',
    'tapped-uses-no-ability',
    'ability-only-own-turn',
  ],
  fits: (belief, p) =>
    belief === 'tapped-uses-no-ability' ||
    // A cost of 0 is none to forbid: nothing is there whose age could be looked at, and no life that would be lost.
    belief === 'paying-life-is-damage' ||
    ['pay-zero-life-forbidden', 'ability-only-own-turn'].includes(belief) === (p.cost === 0),
  because: (p) => (p.cost === 0 ? '119.4b' : '119.8'),
  valid: (p) => p.cost <= p.life && (p.ban === 'pay-life') === (p.cost === 0),
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .turn('N')
      .permanent('A', { ...payForCard(p.source, p.cost), tapped: true })
      .lasting(cannot('A', p.ban))
      .act({ activate: p.source, by: 'A' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
