import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with first strike meets one without, which may be tapped after it blocks: does the one that is asked about survive? */
export const firstStrikeDuel = template({
  id: 'first-strike-duel',
  version: 6,
  claims: ['702.7b', '506.4b'],
  claimsAt: (p) => (p.tapped ? ['506.4b'] : ['702.7b']),
  axes: {
    power: [1, 2, 3, 4],
    toughness: [1, 2, 3, 4],
    foe: [1, 2, 3, 4, 5],
    foeToughness: [1, 2, 3, 4, 5, 6],
    side: ['A', 'N'],
    tapped: [false, true],
    quick: ['guardia', 'cavaliere', 'pegaso', 'vampiro'],
    slow: ['orso', 'ogre', 'lupo', 'gigante'],
  },
  beliefs: [
    'first-strike-both-steps',
    'dead-creature-deals-damage',
    'damage-clears-after-combat',
    'tap-blocker-no-damage',
    'damage-destroys-directly',
  ],
  // Of a dead creature only where one dies before it deals damage; of the damage that is marked, where all live; of two blows, where one is struck
  // too few; of what destroys, where the blow of a TAPped creature does.
  fits: (belief, p) =>
    p.tapped
      ? belief === 'tap-blocker-no-damage' || belief === 'damage-destroys-directly'
      : belief === 'first-strike-both-steps' ||
        belief === (p.power >= p.foeToughness ? 'dead-creature-deals-damage' : 'damage-clears-after-combat'),
  // Where the first blow kills, the dead one would strike back; where it does not, a second blow would kill.
  valid: (p) =>
    p.tapped
      ? p.side === 'A' && p.power < p.foeToughness && p.foe >= p.toughness
      : (p.power >= p.foeToughness && p.foe >= p.toughness) ||
        (p.power < p.foeToughness && 2 * p.power >= p.foeToughness && p.foe < p.toughness),
  form: 'yes-no',
  because: (p) => (p.tapped ? '506.4b' : p.power >= p.foeToughness ? '702.7b' : '510.4'),
  scenario: (p) => {
    const quick = { id: p.quick, pt: `${p.power}/${p.toughness}`, keywords: ['first-strike'] } as const
    const slow = { id: p.slow, pt: `${p.foe}/${p.foeToughness}` }
    const [a, n] = p.side === 'A' ? [quick, slow] : [slow, quick]
    const blocked = scenario()
      .permanent('A', a)
      .permanent('N', n)
      .attack({ [a.id]: 'N' })
      .block({ [n.id]: a.id })
    return (p.tapped ? blocked.effect({ do: 'tap', what: n.id }, 'A') : blocked).act('combat-damage').done()
  },
  probe: (p) => ({ ask: 'survives', object: p.power >= p.foeToughness || p.tapped ? p.quick : p.slow }),
})
