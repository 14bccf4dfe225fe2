import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** All the damage that is assigned: with double strike, twice what the attacker may. */
const assigned = (p: Readonly<Record<'first' | 'less' | 'second' | 'through', number>>): number =>
  p.first - p.less + p.second + p.through

/** An attacker with trample, perhaps with deathtouch or double strike, blocked by two: may its damage be divided so? */
export const trampleDivision = template({
  id: 'trample-division',
  version: 6,
  claims: ['510.1c', '702.19b', '702.2c', '510.1e'],
  claimsAt: (p) => (p.double ? ['510.1e'] : p.through === 0 ? ['510.1c'] : p.deathtouch ? ['702.2c'] : ['702.19b']),
  axes: {
    first: [2, 3, 4, 5],
    second: [1, 2, 3, 4],
    marked: [0, 1, 2],
    less: [0, 1, 2, 3],
    through: [0, 1, 2, 3],
    deathtouch: [false, true],
    name: ['toro', 'idra', 'rinoceronte'],
    double: [false, true],
  },
  beliefs: ['damage-assignment-order', 'trample-ignores-marked', 'deathtouch-trample-full', 'double-strike-one-hit'],
  fits: (belief, p) =>
    ({
      // Where every blocker gets lethal damage no order of them is in the way of a division that is too large.
      'damage-assignment-order': !p.double,
      // Where deathtouch makes 1 damage enough, who asks for more because of it has no reason for a yes.
      'trample-ignores-marked': p.marked > 0 && !p.deathtouch,
      'deathtouch-trample-full': p.deathtouch,
      'double-strike-one-hit': p.double,
    })[belief as string] === true,
  because: (p) => (p.double ? '510.1e' : p.through === 0 ? '510.1c' : p.deathtouch ? '702.2c' : '702.19b'),
  // Without double strike all of these are allowed: some are left out, so that those that are not come up in earnest.
  valid: (p) =>
    p.less < p.first &&
    (p.double || (p.second <= 2 && p.through <= 1)) &&
    (!p.double || (p.through > 0 && !p.deathtouch && assigned(p) % 2 === 0)) &&
    (p.through === 0
      ? !p.deathtouch && p.marked > 0 && p.less > p.marked
      : p.marked < p.first && (p.deathtouch ? p.less > p.marked : p.marked > 0 && p.less === p.marked)),
  scenario: (p) => {
    const given = p.first - p.less
    // Without trample at work neither blocker gets lethal damage: no order of them would do.
    const second = p.through === 0 ? p.second + 1 : p.second
    return scenario()
      .creature('A', p.name, `${p.double ? assigned(p) / 2 : assigned(p)}/6`, [
        'trample',
        ...(p.deathtouch ? (['deathtouch'] as const) : []),
        ...(p.double ? (['double-strike'] as const) : []),
      ])
      .creature('N', 'lince', `2/${p.first}`, [], p.marked > 0 ? { damage: p.marked } : {})
      .creature('N', 'volpe', `1/${second}`)
      .attack({ [p.name]: 'N' })
      .block({ lince: p.name, volpe: p.name })
      .act('combat-damage')
      .choose({
        choose: 'assign-damage',
        of: p.name,
        answer: { lince: given, volpe: p.second, ...(p.through > 0 ? { N: p.through } : {}) },
      })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 2 }),
})
