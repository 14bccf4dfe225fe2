import { type ObjectSpec, scenario } from '#lib/rules/index'
import { CHEAPER } from '../parts'
import { template } from '../template'

const half = { types: ['instant'] } as const

/** How large who watches the spell is, with each pair of halves: a number that is always the same gives itself away. */
const WATCHER = { 'brace-brina': '1/2', 'fiamma-marea': '2/2', 'folgore-nebbia': '3/2' } as const

/** Half of a split card is cast for less, or both halves of one with fuse: what is the mana value of the spell, and is it one spell? */
export const splitWorth = template({
  id: 'split-worth',
  version: 4,
  claims: ['709.3b', '702.102b'],
  claimsAt: (p) => (p.as === 'both' ? ['702.102b'] : ['709.3b']),
  axes: {
    as: ['left', 'right', 'both'],
    left: ['{R}', '{1}{R}', '{2}{R}', '{3}{R}'],
    right: ['{U}', '{1}{U}', '{2}{U}', '{4}{U}{U}'],
    names: ['brace-brina', 'fiamma-marea', 'folgore-nebbia'],
    fuse: [false, true],
  },
  beliefs: ['split-stack-combined', 'mana-value-is-paid-cost', 'prowess-after-spell'],
  // Only generic mana is reduced.
  valid: (p) => (p.as === 'both' ? p.fuse : /\d/.test(p[p.as])),
  scenario: (p) => {
    const [left = '', right = ''] = p.names.split('-')
    const card: ObjectSpec = {
      id: left,
      layout: 'split',
      cost: p.left,
      ...half,
      ...(p.fuse ? { keywords: ['fuse'] } : {}),
      other: { name: right.charAt(0).toUpperCase() + right.slice(1), cost: p.right, ...half },
    }
    const as = p.as === 'left' ? {} : { as: p.as === 'both' ? ('both' as const) : ('other' as const) }
    const there = scenario().hand('A', [card]).permanent('A', CHEAPER)
    // Who counts two spells, or none before it resolves, is heard by what triggers.
    return p.as === 'both'
      ? there
          .creature('A', 'monaco', WATCHER[p.names], ['prowess'])
          .act({ cast: left, ...as }, 'all-pass')
          .done()
      : there.act({ cast: left, ...as }).done()
  },
  probe: (p) => {
    const worth = { ask: 'manaValue', object: p.names.split('-')[0] ?? '' } as const
    return p.as === 'both' ? { ask: 'several', of: [worth, { ask: 'power', object: 'monaco' }] } : worth
  },
})
