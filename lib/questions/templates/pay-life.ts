import { scenario } from '#lib/rules/index'
import { payForCard } from '../parts'
import { template } from '../template'

/** What asks for the payment where a creature does. */
const ALIVE = { altare: 'sciamano', calice: 'chierico', patto: 'mago' } as const

/** May a player pay that much life, perhaps for the ability of a creature that has just arrived? */
export const payLife = template({
  id: 'pay-life',
  version: 3,
  claims: ['119.4'],
  axes: {
    life: [1, 2, 3, 4, 5, 6, 7, 8],
    pay: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    source: ['altare', 'calice', 'patto'],
    sick: [false, true],
  },
  beliefs: [
    'cannot-pay-all-life',
    'pay-life-below-zero',
    'zero-life-immediate-loss',
    'paying-life-is-damage',
    'sick-cannot-use-any-ability',
  ],
  because: (p) => (p.sick ? '302.6' : '119.4'),
  valid: (p) => p.pay >= p.life && p.pay <= (p.sick ? p.life : p.life + 2),
  fits: (belief, p) =>
    p.sick
      ? ['sick-cannot-use-any-ability', 'cannot-pay-all-life', 'zero-life-immediate-loss'].includes(belief)
      : belief !== 'sick-cannot-use-any-ability' &&
        (belief === 'pay-life-below-zero' || p.pay === p.life || belief === 'cannot-pay-all-life'),
  scenario: (p) => {
    const { abilities, ...artifact } = payForCard(p.source, p.pay)
    const source = p.sick ? { id: ALIVE[p.source], pt: '1/1', sick: true } : artifact
    return scenario()
      .life('A', p.life)
      .permanent('A', { ...source, abilities: abilities ?? [] })
      .act({ activate: source.id, by: 'A' })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 0 }),
})
