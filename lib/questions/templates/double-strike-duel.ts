import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Double strike against a blocker, which may be tapped after it blocks: does the creature with double strike survive? */
export const doubleStrikeDuel = template({
  id: 'double-strike-duel',
  version: 3,
  claims: ['702.4b', '506.4b'],
  claimsAt: (p) => (p.tapped ? ['506.4b'] : ['702.4b']),
  axes: {
    power: [2, 3, 4, 5, 6],
    toughness: [1, 2, 3, 4],
    foe: [1, 2, 3, 4, 5, 6],
    foeToughness: [1, 2, 3, 4, 5],
    tapped: [false, true],
  },
  beliefs: ['double-strike-one-hit', 'dead-creature-deals-damage', 'tap-blocker-no-damage'],
  fits: (belief, p) => belief === 'double-strike-one-hit' || (belief === 'tap-blocker-no-damage') === p.tapped,
  because: (p) => (p.tapped ? '510.4' : '702.4b'),
  // A blocker that is tapped survives the first blow: it is what strikes back that is asked about. One that does not is hit for little more
  // than kills it: about as many points then say yes as no.
  valid: (p) =>
    p.foe >= p.toughness &&
    (p.tapped ? p.power < p.foeToughness : p.power >= p.foeToughness && p.power <= p.foeToughness + 1),
  scenario: (p) => {
    const blocked = scenario()
      .creature('A', 'drago', `${p.power}/${p.toughness}`, ['double-strike'])
      .creature('N', 'golem', `${p.foe}/${p.foeToughness}`)
      .attack({ drago: 'N' })
      .block({ golem: 'drago' })
    return (p.tapped ? blocked.effect({ do: 'tap', what: 'golem' }, 'A') : blocked).act('combat-damage').done()
  },
  probe: () => ({ ask: 'survives', object: 'drago' }),
})
