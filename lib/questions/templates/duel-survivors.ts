import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with first strike and one without meet, and the first blow kills or does not: who is left? */
export const duelSurvivors = template({
  id: 'duel-survivors',
  version: 1,
  claims: ['702.7b'],
  axes: {
    power: [1, 2, 3],
    toughness: [1, 2, 3, 4],
    foe: [1, 2, 3],
    foeToughness: [1, 2, 3, 4, 5],
    side: ['A', 'N'],
    quick: ['guardia', 'cavaliere', 'pegaso'],
    slow: ['orso', 'ogre', 'gigante'],
  },
  beliefs: ['first-strike-both-steps', 'dead-creature-deals-damage'],
  form: 'select',
  claimsAt: (p) => (p.power >= p.foeToughness ? ['702.7b'] : []),
  // Where the first blow kills, the dead one would strike back; where it does not, a second blow would kill.
  valid: (p) =>
    p.power >= p.foeToughness ? p.foe >= p.toughness && p.power === p.foeToughness : 2 * p.power >= p.foeToughness,
  scenario: (p) => {
    const quick = { id: p.quick, pt: `${p.power}/${p.toughness}`, keywords: ['first-strike'] } as const
    const slow = { id: p.slow, pt: `${p.foe}/${p.foeToughness}` }
    const [a, n] = p.side === 'A' ? [quick, slow] : [slow, quick]
    return scenario()
      .permanent('A', a)
      .permanent('N', n)
      .attack({ [a.id]: 'N' })
      .block({ [n.id]: a.id })
      .act('combat-damage')
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.quick },
      { ask: 'survives', object: p.slow },
    ],
  }),
})
