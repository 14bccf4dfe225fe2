import { scenario } from '#lib/rules/index'
import { planeswalker } from '../parts'
import { template } from '../template'

/** Trample on a planeswalker, over a blocker: may damage be assigned to the player? */
export const tramplePlaneswalker = template({
  id: 'trample-planeswalker',
  version: 2,
  claims: ['702.19f', '702.19b'],
  claimsAt: (p) => (p.through > 0 ? ['702.19f'] : ['702.19b']),
  axes: {
    toughness: [2, 3, 4],
    loyalty: [2, 3, 4],
    through: [1, 2, 3, 4, 0],
    marked: [0, 1],
    name: ['idra', 'toro', 'rinoceronte', 'tigre'],
    blocker: ['lupo', 'capra', 'troll'],
  },
  beliefs: ['trample-planeswalker-excess', 'trample-ignores-marked', 'damage-assignment-order'],
  fits: (belief, p) =>
    ({
      'trample-planeswalker-excess': p.through > 0,
      'trample-ignores-marked': p.marked > 0,
      'damage-assignment-order': p.marked === 0 || p.through === 0,
    })[belief as string] === true,
  // Without anything left over only what is marked says that it would not do; no more points have something left over than twice as many.
  valid: (p) => p.marked > 0 && p.through <= 2,
  because: (p) => (p.through > 0 ? '702.19f' : '702.19b'),
  scenario: (p) => {
    const need = p.toughness - p.marked
    return scenario()
      .creature('A', p.name, `${need + p.loyalty + p.through}/7`, ['trample'])
      .creature('N', p.blocker, `1/${p.toughness}`, [], p.marked ? { damage: p.marked } : {})
      .permanent('N', planeswalker('eremita', p.loyalty))
      .attack({ [p.name]: 'eremita' })
      .block({ [p.blocker]: p.name })
      .act('combat-damage')
      .choose({
        choose: 'assign-damage',
        of: p.name,
        answer: { [p.blocker]: need, eremita: p.loyalty, ...(p.through > 0 ? { N: p.through } : {}) },
      })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 2 }),
})
