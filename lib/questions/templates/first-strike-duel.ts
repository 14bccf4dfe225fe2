import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with first strike meets one without, under a player's life: which creatures are left? */
export const firstStrikeDuel = template({
  id: 'first-strike-duel',
  version: 1,
  claims: ['702.7b'],
  axes: {
    power: [1, 2, 3, 4],
    toughness: [1, 2, 3, 4],
    foe: [1, 2, 3, 4, 5],
    foeToughness: [1, 2, 3, 4, 5, 6],
    side: ['A', 'N'],
  },
  beliefs: ['first-strike-both-steps', 'dead-creature-deals-damage'],
  // Where the first blow kills, the dead one would strike back; where it does not, a second blow would kill.
  valid: (p) =>
    (p.power >= p.foeToughness && p.foe >= p.toughness) ||
    (p.power < p.foeToughness && 2 * p.power >= p.foeToughness && p.foe < p.toughness),
  form: 'yes-no',
  because: (p) => (p.power >= p.foeToughness ? '702.7b' : '510.4'),
  scenario: (p) => {
    const quick = { id: 'guardia', pt: `${p.power}/${p.toughness}`, keywords: ['first-strike'] } as const
    const slow = { id: 'orso', pt: `${p.foe}/${p.foeToughness}` }
    const [a, n] = p.side === 'A' ? [quick, slow] : [slow, quick]
    return scenario()
      .permanent('A', a)
      .permanent('N', n)
      .attack({ [a.id]: 'N' })
      .block({ [n.id]: a.id })
      .act('combat-damage')
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.power >= p.foeToughness ? 'guardia' : 'orso' }),
})
