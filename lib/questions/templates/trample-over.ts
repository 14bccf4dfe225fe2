import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Trample over a blocker with damage marked on it and a shield before it, with or without deathtouch: the most that goes through. */
export const trampleOver = template({
  id: 'trample-over',
  version: 4,
  claims: ['702.19b', '702.2c'],
  claimsAt: (p) => (p.deathtouch ? ['702.2c'] : ['702.19b']),
  axes: { power: [4, 5, 6, 7, 8], toughness: [2, 3, 4, 5], marked: [0, 1, 2, 3], deathtouch: [true, false] },
  beliefs: ['trample-ignores-marked', 'deathtouch-trample-full', 'trample-counts-prevention'],
  valid: (p) =>
    p.marked < p.toughness && p.power > p.toughness && (p.deathtouch ? p.toughness - p.marked > 1 : p.marked > 0),
  scenario: (p) =>
    scenario()
      .life('N', 20)
      .creature('A', 'belva', `${p.power}/5`, p.deathtouch ? ['trample', 'deathtouch'] : ['trample'])
      .creature('N', 'golem', `2/${p.toughness}`, [], { damage: p.marked })
      .attack({ belva: 'N' })
      .block({ golem: 'belva' })
      .effect({ do: 'lasting', effect: { prevent: 'all', to: { types: ['creature'], controller: 'you' } } }, 'N')
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: 'belva', answer: { most: 'N' } })
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
