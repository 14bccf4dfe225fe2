import { type Keyword, scenario } from '#lib/rules/index'
import { template } from '../template'

const WITH = { none: [], flying: ['flying'], haste: ['haste'] } as const satisfies Record<string, readonly Keyword[]>

/** May a tapped creature with vigilance attack? */
export const vigilanceTapped = template({
  id: 'vigilance-tapped',
  version: 1,
  claims: ['702.20b'],
  axes: {
    pt: ['2/2', '3/3', '4/4', '5/2', '1/5', '3/1', '2/4', '6/6', '5/5'],
    name: ['cavaliere', 'sentinella', 'leone', 'guardia', 'pegaso', 'lupo', 'orso', 'drago'],
    more: ['none', 'flying', 'haste'],
  },
  beliefs: ['vigilance-attacks-tapped', 'tap-blocker-no-damage'],
  because: '508.1a',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.pt, ['vigilance', ...WITH[p.more]], {
        tapped: true,
        ...(p.more === 'haste' ? { sick: true } : {}),
      })
      .attack({ [p.name]: 'N' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
